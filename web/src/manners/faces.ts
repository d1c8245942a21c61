/** The six paper faces, in the order in which they lie. */
import type { FaceName } from '../parts/hops.svelte'
import laugh from '../art/face/1-laugh.svg?no-inline'
import gasp from '../art/face/2-gasp.svg?no-inline'
import wink from '../art/face/3-wink.svg?no-inline'
import tear from '../art/face/4-tear.svg?no-inline'
import star from '../art/face/5-star.svg?no-inline'
import doze from '../art/face/6-doze.svg?no-inline'

const ART: Readonly<Record<FaceName, string>> = { laugh, gasp, wink, tear, star, doze }

export const FACES = Object.keys(ART) as readonly FaceName[]

export const faceArt = (face: FaceName): string => ART[face]
