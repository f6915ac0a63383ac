import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { Hora } from "../reserva/Hora";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { enMinutos } from "~/domain/shared/duracion";
import { textoChico, textoSuave } from "~/styles/layout.css";
import type { Ficha } from "./ficha";
import * as css from "./especialistas.css";

const TEMAS_A_LA_VISTA = 2;

/** Card of a specialist: name, specialty, price and times, each in the same place of every card. */
export function FichaDeEspecialista(ficha: Ficha) {
  return (
    <Card as="li" className={css.ficha}>
      <div className={css.retratoYNombre}>
        <Retrato id={ficha.retrato} size={64} />
        <div className={css.encoge}>
          <h3>
            <a href={ficha.href} className={css.nombre}>
              {ficha.nombre}
            </a>
          </h3>
          <Tag especialidad={ficha.especialidad.slug}>{ficha.especialidad.name}</Tag>
        </div>
      </div>
      <p className={classNames(textoSuave, textoChico)}>
        {ficha.temas.slice(0, TEMAS_A_LA_VISTA).join(", ")}
      </p>
      <p className={css.precio}>
        <Precio centimos={ficha.precioCentimos} large conBono={ficha.conBono} />
        <span className={textoSuave}>{enMinutos(ficha.duracionEnMinutos)}</span>
      </p>
      {ficha.proximos.length > 0 ? (
        <ul className={css.proximos} aria-label={`Próximos horarios de ${ficha.nombre}`}>
          {ficha.proximos.map(({ iso, hora, dia, href }) => (
            <li key={iso}>
              <Hora href={href} hora={hora} debajo={[dia]} con={ficha.nombre} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.sinHorarios}>Sin horarios libres por ahora</p>
      )}
    </Card>
  );
}
