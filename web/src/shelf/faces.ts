/** Who a level is to the eye. */
import beginner from 'emoji:turtle'
import child from 'emoji:snail'
import expert from 'emoji:owl'
import greedy from 'emoji:pig-face'
import random from 'emoji:game-die'
import regular from 'emoji:fox'
import shark from 'emoji:shark'

export const faces: Readonly<Record<string, string>> = { child, beginner, regular, expert, shark, greedy, random }
