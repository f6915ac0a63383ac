import type { Inicio } from "~/components/siguiente";
import { Card } from "~/components/Card";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Tag } from "~/components/Tag";
import { rejilla } from "~/styles/layout.css";
import * as css from "./ListaDeHorarios.css";

export type HorarioLibre = {
  nombre: string;
  especialidad: { slug: string; name: string };
  retrato: string;
  inicio: Inicio;
  href: string;
  precioEnCentimos: number;
  conBono: boolean;
};

/** First free times of several specialists. Each card leads to the booking of its time. */
export function ListaDeHorarios({ horarios }: { horarios: readonly HorarioLibre[] }) {
  return (
    <ul className={rejilla.ancha}>
      {horarios.map(({ href, nombre, retrato, especialidad, inicio, precioEnCentimos, conBono }) => (
        <li key={href}>
          <Card href={href} className={css.horario}>
            <div className={css.quien}>
              <Retrato id={retrato} />
              <div className={css.encoge}>
                <h3>{nombre}</h3>
                <Tag especialidad={especialidad.slug}>{especialidad.name}</Tag>
              </div>
            </div>
            <div className={css.hora}>
              <time dateTime={inicio.iso} className={css.inicio}>
                {inicio.texto}
              </time>
              <Precio centimos={precioEnCentimos} conBono={conBono} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
