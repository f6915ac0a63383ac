import { clases } from "./clases";
import { Imagen } from "./Imagen";
import * as css from "./Ilustracion.css";

/** Width and height of each file in public/ilustraciones. */
const MEDIDAS = {
  "agenda-vacia": [200, 150],
  "sin-resultados": [200, 150],
  "no-encontrada": [280, 200],
  "servicio-caido": [280, 200],
  "sesion-reservada": [240, 180],
  "reserva-expirada": [200, 150],
  "pago-sin-completar": [200, 150],
  conversacion: [280, 200],
} as const;

export type NombreDeIlustracion = keyof typeof MEDIDAS;

type Props = { nombre: NombreDeIlustracion; className?: string; loading?: "lazy" };

/** Says nothing that the text beside it does not say: hence the empty alternative. */
export function Ilustracion({ nombre, className, loading }: Props) {
  const [width, height] = MEDIDAS[nombre];
  return (
    <Imagen
      src={`/ilustraciones/${nombre}.svg`}
      width={width}
      height={height}
      alt=""
      loading={loading}
      className={clases(css.ilustracion, className)}
    />
  );
}
