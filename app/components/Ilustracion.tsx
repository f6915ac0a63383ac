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
} as const;

export type NombreDeIlustracion = keyof typeof MEDIDAS;

/** Says nothing that the text beside it does not say: hence the empty alternative. */
export function Ilustracion({ nombre }: { nombre: NombreDeIlustracion }) {
  const [width, height] = MEDIDAS[nombre];
  return (
    <img
      src={`/ilustraciones/${nombre}.svg`}
      width={width}
      height={height}
      alt=""
      className={css.ilustracion}
    />
  );
}
