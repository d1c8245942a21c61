/** Flat paper on a canvas: what a moment looks like, on the screen and on the keepsake alike. */
import { identityOfLook } from '../look/seats'
import type { SceneName } from '../shell/Scene.svelte'

type At = { x: number; y: number; w: number; turn?: number }

/** Something on a small stage of 295 by 220. `art` is a drawing: its address, or the drawing itself. */
export type Layer =
  | (At & { art: string; h: number })
  | (At & { card: string; art: string; look: number; flame?: string })
  | (At & { tile: number })
  | (At & { words: string; dark?: boolean })

export interface Picture {
  scene: SceneName
  layers: readonly Layer[]
}

export const WIDE = 295
export const HIGH = 220
const INK = '#16322f'
const FONT = "'Bricolage Grotesque Variable', system-ui, sans-serif"

const SCENES: Record<SceneName, string> = {
  street:
    '<path fill="#F9CFA0" d="M0 0h295v220H0z"/><circle cx="238" cy="38" r="34" fill="#FFF1CF"/><path fill="#F2B27C" d="M0 30h50v40h48v80H0zM206 60h89v90h-89zM98 90h60v60H98z"/><path fill="#E4905C" d="M158 84h48v66h-48z"/><path fill="#F1DDB2" d="M0 124h295v8H0z"/><path fill="#2F5A5B" d="M0 130h295v90H0z"/>',
  water:
    '<path fill="#D8F0EC" d="M0 0h295v220H0z"/><path fill="#86CCCF" d="M0 34c50-14 50 14 100 0s50 14 100 0 50 14 95 0v186H0z"/><path fill="#F0D9A4" d="M0 178c74-16 148 12 295-8v50H0z"/>',
  sky: '<path fill="#BFE3F2" d="M0 0h295v220H0z"/><circle cx="240" cy="52" r="30" fill="#FFE08A"/><path fill="#DDF1F8" d="M30 60c0-16 24-18 30-8 10-10 34-2 32 12H32zM180 104c0-12 20-14 26-6 8-8 28-2 26 10h-52z"/><path fill="#9CCB86" d="M0 176c74-16 148 12 295-8v52H0z"/><path fill="#79B36A" d="M0 200c90-14 180 8 295-6v26H0z"/>',
  crag: '<path fill="#F6E3BD" d="M0 0h295v220H0z"/><path fill="#E9C98F" d="M0 120l54-70 44 58 40-84 62 92 42-46 53 60v60H0z"/><path fill="#93B67C" d="M0 172h295v48H0z"/>',
  lawn: '<path fill="#FCE7B0" d="M0 0h295v220H0z"/><circle cx="148" cy="112" r="92" fill="#FFF3CF"/><path fill="#B9D38A" d="M0 166c74-16 148 6 295-10v64H0z"/><path fill="#8DBB68" d="M0 186c74-14 148 6 295-6v40H0z"/>',
}

const pictures = new Map<string, Promise<HTMLImageElement>>()

/** A drawing as an image. One that is given whole gets the size of its own view: without one it has none. */
export function image(art: string): Promise<HTMLImageElement> {
  let loading = pictures.get(art)
  if (!loading) {
    loading = new Promise((done, failed) => {
      const made = new Image()
      made.onload = () => done(made)
      made.onerror = () => failed(new Error('a drawing cannot be shown'))
      made.src = art.startsWith('<svg') ? address(sized(art)) : art
    })
    pictures.set(art, loading)
  }
  return loading
}

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

function sized(svg: string): string {
  if (/^<svg[^>]* width=/.test(svg)) return svg
  const [, wide = '100', high = '100'] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return svg.replace('<svg', `<svg width="${wide}" height="${high}"`)
}

export const font = (size: number, weight: 400 | 700 | 800 = 800): string => `${weight} ${size}px ${FONT}`

export function write(
  on: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  more: { weight?: 400 | 700 | 800; colour?: string; align?: CanvasTextAlign; most?: number } = {},
): void {
  on.fillStyle = more.colour ?? INK
  on.textAlign = more.align ?? 'left'
  const weight = more.weight ?? 800
  on.font = font(size, weight)
  const wide = on.measureText(words).width
  // What is too long is written smaller: nothing of a name is lost.
  if (more.most !== undefined && wide > more.most) on.font = font((size * more.most) / wide, weight)
  on.fillText(words, x, y)
}

export function box(on: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, r: number): void {
  on.beginPath()
  on.roundRect(x, y, w, h, r)
}

/** In somebody's colour and pattern. */
export async function patterned(on: CanvasRenderingContext2D, look: number, grown = 1): Promise<() => void> {
  const { colour, pattern } = identityOfLook(look)
  const tile = await image(pattern.slice('url("'.length, -'")'.length))
  return () => {
    on.fillStyle = colour
    on.fill()
    const repeated = on.createPattern(tile, 'repeat')
    if (!repeated) return
    repeated.setTransform(new DOMMatrix().scale(grown))
    on.fillStyle = repeated
    on.fill()
  }
}

/** Somebody's tile, or disc. */
export async function tile(
  on: CanvasRenderingContext2D,
  look: number,
  x: number,
  y: number,
  w: number,
  round = false,
): Promise<void> {
  const { symbol, on: colour } = identityOfLook(look)
  const [fill, drawn] = await Promise.all([
    patterned(on, look, w / 44),
    image(sized(symbol.replaceAll('currentColor', colour))),
  ])
  on.fillStyle = 'rgb(22 50 47 / 20%)'
  box(on, x, y + w * 0.05, w, w, round ? w / 2 : w * 0.24)
  on.fill()
  if (round) {
    on.fillStyle = '#fffcf4'
    box(on, x - 4, y - 4, w + 8, w + 8, w)
    on.fill()
  }
  box(on, x, y, w, w, round ? w / 2 : w * 0.24)
  fill()
  on.drawImage(drawn, x + w * 0.27, y + w * 0.27, w * 0.46, w * 0.46)
}

/** A small stage, as wide as wished. */
export async function drawPicture(
  on: CanvasRenderingContext2D,
  { scene, layers }: Picture,
  x: number,
  y: number,
  w: number,
): Promise<void> {
  const ground = await image(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">${SCENES[scene]}</svg>`,
  )
  const scale = w / WIDE
  on.save()
  on.translate(x, y)
  on.scale(scale, scale)
  box(on, 0, 0, WIDE, HIGH, 18)
  on.clip()
  on.drawImage(ground, 0, 0, WIDE, HIGH)
  for (const layer of layers) {
    on.save()
    on.translate(layer.x, layer.y)
    on.rotate(((layer.turn ?? 0) * Math.PI) / 180)
    await drawLayer(on, layer)
    on.restore()
  }
  on.restore()
}

/** Around the middle of where it stands. */
async function drawLayer(on: CanvasRenderingContext2D, layer: Layer): Promise<void> {
  if ('tile' in layer) return tile(on, layer.tile, -layer.w / 2, -layer.w / 2, layer.w, true)
  if ('words' in layer) {
    on.textBaseline = 'middle'
    write(on, layer.words, 0, 0, layer.w, { align: 'center', colour: layer.dark === false ? '#fff6dd' : INK })
    on.textBaseline = 'alphabetic'
    return
  }
  if ('card' in layer) return drawCard(on, layer)
  on.drawImage(await image(layer.art), -layer.w / 2, -layer.h / 2, layer.w, layer.h)
}

async function drawCard(on: CanvasRenderingContext2D, card: Extract<Layer, { card: string }>): Promise<void> {
  const { w } = card
  const h = w * 1.4
  const [animal, fill, flame] = await Promise.all([
    image(card.art),
    patterned(on, card.look, w / 60),
    card.flame ? image(card.flame) : null,
  ])
  on.translate(-w / 2, -h / 2)
  on.fillStyle = 'rgb(22 50 47 / 22%)'
  box(on, 0, w * 0.05, w, h, w * 0.11)
  on.fill()
  on.fillStyle = '#fffcf4'
  box(on, 0, 0, w, h, w * 0.11)
  on.fill()
  on.save()
  on.clip()
  on.beginPath()
  on.ellipse(w / 2, h * 1.02, w * 0.72, h * 0.36, 0, 0, Math.PI * 2)
  fill()
  on.restore()
  on.drawImage(animal, w * 0.22, h * 0.26, w * 0.56, w * 0.56)
  if (flame) on.drawImage(flame, w * 0.2, h * 0.36, w * 0.44, w * 0.44)
  write(on, card.card, w * 0.1, w * 0.36, w * 0.32)
}
