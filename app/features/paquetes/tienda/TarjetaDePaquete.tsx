import { Boton } from "~/components/Boton";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { textoSuave } from "~/styles/layout.css";
import type { PaqueteEnVenta } from "./tienda.server";
import * as css from "./tienda.css";

/** A pack on its shelf. */
export function TarjetaDePaquete({ idPaquete, titulo, trae, cual, canje, ...paquete }: PaqueteEnVenta) {
  return (
    <Tarjeta como="article" className={css.paquete} aria-labelledby={idPaquete}>
      <h3 id={idPaquete} className={css.titulo}>
        {titulo}
      </h3>
      {trae && <p>{trae}</p>}
      <Precio centimos={paquete.precioCentimos} grande />
      {canje && <p>o {canje.cuesta}</p>}
      <p className={textoSuave}>
        {paquete.cadaUna} por sesión. Úsalos en {paquete.meses} desde que pagas.
      </p>
      <div className={css.abajo}>
        <Boton completo href={paquete.href} aria-label={`Comprar ${cual}`}>
          Comprar
        </Boton>
        {canje?.href && (
          <Boton
            completo
            variante="secundario"
            href={canje.href}
            aria-label={`Canjear ${cual} por ${canje.cuesta}`}
          >
            Canjear
          </Boton>
        )}
      </div>
    </Tarjeta>
  );
}
