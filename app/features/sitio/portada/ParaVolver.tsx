import { classNames } from "~/components/classNames";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { contenedor, textoGuia } from "~/styles/layout.css";
import type { ParaVolver as Datos } from "./datos";
import type { Pendiente } from "./pendientes";
import * as css from "./Portada.css";
import { TarjetaDePendiente } from "./TarjetaDePendiente";

type Props = Pick<Datos, "paraTi"> & { despues: readonly Pendiente[] };

/** Section of the home page for a returning person: other pending things, and a suggestion. */
export const ParaVolver = ({ despues, paraTi }: Props) => (
  <div className={classNames(contenedor, css.paraVolver)}>
    {despues.map((pendiente) => (
      <div key={pendiente.clase} className={css.parte}>
        <TarjetaDePendiente {...pendiente} />
      </div>
    ))}
    {paraTi && (
      <section aria-labelledby="para-ti" className={css.parte}>
        <h2 id="para-ti">Para ti</h2>
        <p className={textoGuia}>{paraTi.porque}</p>
        <ListaDePiezas piezas={[paraTi.ficha]} nivel={3} />
      </section>
    )}
  </div>
);
