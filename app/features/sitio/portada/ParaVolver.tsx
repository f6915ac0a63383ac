import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { contenedor, pila, textoGuia, textoSuave } from "~/styles/layout.css";
import type { ParaVolver as Datos } from "./datos";
import * as css from "./Portada.css";

/** What was left half-way, and one thing more. */
export function ParaVolver({ sigueViendo, paraTi, sinTemas }: Datos) {
  if (!sigueViendo && !paraTi && !sinTemas) return null;
  return (
    <div className={classNames(contenedor, css.paraVolver)}>
      {sigueViendo && (
        <section aria-labelledby="sigue-viendo" className={css.parte}>
          <h2 id="sigue-viendo">Sigue viendo</h2>
          <p className={textoGuia}>Desde donde lo dejaste.</p>
          <ListaDePiezas piezas={[sigueViendo]} nivel={3} />
        </section>
      )}
      {paraTi && (
        <section aria-labelledby="para-ti" className={css.parte}>
          <h2 id="para-ti">Para ti</h2>
          <p className={textoGuia}>{paraTi.porque}</p>
          <ListaDePiezas piezas={[paraTi.ficha]} nivel={3} />
        </section>
      )}
      {sinTemas && !paraTi && (
        <section aria-labelledby="para-ti" className={css.parte}>
          <h2 id="para-ti">Para ti</h2>
          <Card className={classNames(pila.media, css.invitacion)}>
            <p className={textoSuave}>
              Elige los temas que te interesan y cada día te dejamos algo corto de ellos aquí.
            </p>
            <p>
              <Button href="/mi-zona-privada/preferencias" variant="secondary">
                Elegir mis temas
              </Button>
            </p>
          </Card>
        </section>
      )}
    </div>
  );
}
