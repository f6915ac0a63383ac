import { contorno, enPuntos, figuraDeRadar, guiaDeRadar, puntoDeRadar, RADIO_DE_RADAR } from "./geometria";
import * as css from "./graficos.css";
import { vista } from "./vista";

/** Thing that is measured from 0 to 100, and its value of the last time; null without one. */
export interface EjeDeRadar {
  id: string;
  nombre: string;
  valor: number;
  antes: number | null;
}

interface Props {
  ejes: readonly EjeDeRadar[];
  /** Words for a reader, where no table or list beside the drawing says the same. */
  descripcion?: string;
}

/** Distance of the names from the centre, as a part of the distance of the outermost ring. */
const NOMBRES = 1.13;

/** Side on which the name of an axis stands, so that it does not cover the drawing. */
const haciaAfuera = (x: number) => (Math.abs(x) < 1 ? "middle" : x < 0 ? "end" : "start");

/** Scores as a figure around a centre, and those of the last time as a dashed line. Nothing is drawn below 3 axes. */
export function Radar({ ejes, descripcion }: Props) {
  const cuantos = ejes.length;
  if (cuantos < 3) return null;
  const hoy = figuraDeRadar(ejes.map(({ valor }) => valor));
  const antes = ejes.flatMap(({ antes }) => antes ?? []);
  const dibujo = (
    <svg viewBox="-165 -127 330 240" width={330} height={240} className={css.radar} {...vista(descripcion)}>
      <path d={guiaDeRadar(cuantos)} className={css.guia} />
      <path d={contorno(hoy)} className={css.hoy} />
      {antes.length === cuantos && <path d={contorno(figuraDeRadar(antes))} className={css.antes} />}
      <path d={hoy.map((uno) => `M${enPuntos([uno])}h0`).join("")} className={css.puntas} />
      {ejes.map(({ id, nombre, valor }, eje) => {
        const [x, y] = puntoDeRadar(eje, cuantos, 100, RADIO_DE_RADAR * NOMBRES);
        return (
          <text key={id} x={x} y={Math.round(y * 1.12)} textAnchor={haciaAfuera(x)}>
            {nombre}
            <tspan x={x} dy="16">
              {valor}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
  if (antes.length < cuantos) return dibujo;
  return (
    <div className={css.figura}>
      {dibujo}
      <p className={css.leyenda} aria-hidden="true">
        <span className={css.nombreDeHoy}>hoy</span>
        <span className={css.nombreDeAntes}>antes</span>
      </p>
    </div>
  );
}
