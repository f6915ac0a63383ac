import { enPuntos, puntoDeRadar, type Punto } from "./geometria";
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
  /** Small drawing without letters, for a tile. */
  chico?: boolean;
  /** Words for a reader, where no table or list beside the drawing says the same. */
  descripcion?: string;
}

const RADIO = 90;
const ANILLOS = [25, 50, 75, 100];
/** Distance of the names from the centre, in the units of the values. */
const NOMBRES = 113;

/** Boxes of the drawing around 0,0. The large one has room for the names at the axes. */
const CHICO = { viewBox: "-100 -100 200 190", width: 200, height: 190, className: css.radar.chico };
const GRANDE = { viewBox: "-165 -127 330 240", width: 330, height: 240, className: css.radar.grande };

const cerrada = (puntos: readonly Punto[]) => `M${enPuntos(puntos)}Z`;
/** Side on which the name of an axis stands, so that it does not cover the drawing. */
const haciaAfuera = (x: number) => (Math.abs(x) < 1 ? "middle" : x < 0 ? "end" : "start");

/** Scores as a figure around a centre, and those of the last time as a dashed line. Nothing is drawn below 3 axes. */
export function Radar({ ejes, chico = false, descripcion }: Props) {
  const cuantos = ejes.length;
  if (cuantos < 3) return null;
  const punto = (eje: number, valor: number) => puntoDeRadar(eje, cuantos, valor, RADIO);
  const figura = (valores: readonly number[]) => valores.map((valor, eje) => punto(eje, valor));
  const hoy = figura(ejes.map(({ valor }) => valor));
  const antes = ejes.flatMap(({ antes }) => antes ?? []);
  const aros = ANILLOS.map((valor) => cerrada(figura(ejes.map(() => valor)))).join("");
  const radios = ejes.map((_, eje) => `M0,0L${enPuntos([punto(eje, 100)])}`).join("");
  const dibujo = (
    <svg {...(chico ? CHICO : GRANDE)} {...vista(descripcion)}>
      <path d={aros + radios} className={css.guia} />
      <path d={cerrada(hoy)} className={css.hoy} />
      {antes.length === cuantos && <path d={cerrada(figura(antes))} className={css.antes} />}
      {!chico && <path d={hoy.map((uno) => `M${enPuntos([uno])}h0`).join("")} className={css.puntas} />}
      {!chico &&
        ejes.map(({ id, nombre, valor }, eje) => {
          const [x, y] = puntoDeRadar(eje, cuantos, 100, (RADIO * NOMBRES) / 100);
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
  if (chico || antes.length < cuantos) return dibujo;
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
