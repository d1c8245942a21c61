/** What a review may cost. Beside its rules this is what a kept one is known by. */
export interface ReviewBudget {
  /** Of each search, where time allows. */
  iterations: number
  /** At most so many moments, decisions first. */
  moments: number
  /** Seconds: the first, rough curve, and all of it. */
  first: number
  whole: number
}

export const BUDGET: ReviewBudget = { iterations: 600, moments: 60, first: 1.2, whole: 16 }
