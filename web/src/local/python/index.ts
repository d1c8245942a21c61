/** The runtime of translated scripts: what they call `$`. Its names are those of `src/rumpus/speed/script/`. */

import * as builtins from './builtins'
import * as containers from './containers'
import { attr, m } from './methods'
import * as operators from './operators'
import * as values from './values'

export const python = {
  ...values,
  ...operators,
  ...containers,
  ...builtins,
  m,
  attr,
  error: (kinds: string[], message: unknown, told?: values.Dict) =>
    new values.PythonError(kinds, builtins.str(message), told),
}

export type Python = typeof python
