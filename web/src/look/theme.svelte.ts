import { recall, remember } from './remember'

export type ThemeChoice = 'system' | 'light' | 'dark'

const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null

class Theme {
  choice = $state<ThemeChoice>('system')
  #systemDark = $state(system?.matches ?? false)

  /** Scenes are drawings, not colours, so they need to know the hour. */
  night = $derived(this.choice === 'system' ? this.#systemDark : this.choice === 'dark')

  start(): void {
    const kept = recall('theme')
    if (kept === 'light' || kept === 'dark') this.choose(kept)
    system?.addEventListener('change', (change) => (this.#systemDark = change.matches))
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice
    remember('theme', choice === 'system' ? null : choice)
    if (choice === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = choice
  }
}

export const theme = new Theme()
