import { Card } from "~/components/Card";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Tag } from "~/components/Tag";
import { textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import { Hora } from "../reserva/Hora";
import type { Ficha } from "./ficha";
import * as css from "./especialistas.css";

/** Card of a specialist: face, name, specialty, price and next time. Their own page tells the rest. */
export function FichaDeEspecialista({
  nombre,
  href,
  retrato,
  especialidad,
  precioCentimos,
  conBono,
  proximo,
}: Ficha) {
  return (
    <Card as="li" className={css.ficha}>
      <div className={css.retratoYNombre}>
        <Retrato id={retrato} size={64} />
        <div className={css.encoge}>
          <h3>
            <a href={href} className={css.nombre}>
              {nombre}
            </a>
          </h3>
          <Tag especialidad={especialidad.slug}>{especialidad.name}</Tag>
        </div>
      </div>
      <div className={css.precio}>
        <p>
          <Precio centimos={precioCentimos} large conBono={conBono} />
        </p>
        {proximo ? (
          <div className={css.proximo}>
            <Hora href={proximo.href} hora={proximo.hora} debajo={[proximo.dia]} con={nombre} />
          </div>
        ) : (
          <p className={classNames(textoSuave, textoChico)}>Sin horarios libres</p>
        )}
      </div>
    </Card>
  );
}
