import { Button } from "~/components/Button";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { textoSuave } from "~/styles/layout.css";
import type { PaqueteEnVenta } from "./tienda.server";
import * as css from "./tienda.css";

/** Card of a pack in the shop. */
export function TarjetaDePaquete({
  idPaquete,
  titulo,
  trae,
  denominacion,
  canje,
  ...paquete
}: PaqueteEnVenta) {
  return (
    <Card as="article" className={css.paquete} aria-labelledby={idPaquete}>
      <h3 id={idPaquete} className={css.titulo}>
        {titulo}
      </h3>
      {trae && <p>{trae}</p>}
      <Precio centimos={paquete.precioCentimos} large />
      {canje && (
        <p>
          o {canje.cuesta}
          {canje.faltan && <span className={textoSuave}> ({canje.faltan})</span>}
        </p>
      )}
      <p className={textoSuave}>
        {paquete.cadaUna} por sesión. {paquete.sueltas}
      </p>
      <p className={textoSuave}>Úsalos en {paquete.meses} desde que pagas.</p>
      <div className={css.abajo}>
        <Button wide href={paquete.href} aria-label={`Comprar ${denominacion}`}>
          Comprar
        </Button>
        {canje?.href && (
          <Button
            wide
            variant="secondary"
            href={canje.href}
            aria-label={`Canjear ${denominacion} por ${canje.cuesta}`}
          >
            Canjear
          </Button>
        )}
      </div>
    </Card>
  );
}
