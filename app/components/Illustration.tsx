import { classNames } from "./classNames";
import { Image } from "./Image";
import * as css from "./Illustration.css";

/** Width and height in pixels of each drawing in public/ilustraciones. */
const SIZES = {
  "agenda-vacia": [200, 150],
  "sin-resultados": [200, 150],
  "no-encontrada": [280, 200],
  "servicio-caido": [280, 200],
  "sesion-reservada": [240, 180],
  "reserva-expirada": [200, 150],
  "pago-sin-completar": [200, 150],
  conversacion: [280, 200],
  "libro-de-reclamaciones": [200, 150],
  "comunidad-luna": [200, 150],
  "comunidad-manos": [200, 150],
  "comunidad-nido": [200, 150],
  "comunidad-alcancia": [200, 150],
} as const;

export type IllustrationName = keyof typeof SIZES;

type Props = { name: IllustrationName; className?: string; loading?: "lazy" };

/**
 * Illustration of a page. It tells nothing beyond the text beside it, so its alternative text is empty (WCAG 2.2,
 * 1.1.1).
 */
export function Illustration({ name, className, loading }: Props) {
  const [width, height] = SIZES[name];
  return (
    <Image
      src={`/ilustraciones/${name}.svg`}
      width={width}
      height={height}
      alt=""
      loading={loading}
      className={classNames(css.illustration, className)}
    />
  );
}
