import { stagesOf } from '@/learn/stage'
import written from '../generated/stages.json'

/** The positions of the rules page, as the rules led to them. */
export const stages = stagesOf(written)
