import { Boton } from "~/components/Boton";
import { Formulario } from "~/components/Formulario";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { pila, textoSuave } from "~/styles/layout.css";
import { SOLTAR } from "./intenciones";
import type { PorPagarEnPalabras } from "./pedido.server";
import * as css from "./zona.css";

/** Sessions that are kept and not paid: each can be paid or let go here. */
export function PorPagar({ pedidos }: { pedidos: PorPagarEnPalabras }) {
  if (pedidos.length === 0) return null;
  return (
    <section aria-labelledby="por-pagar" className={pila.media}>
      <h2 id="por-pagar">Por pagar</h2>
      {pedidos.map(({ idPedido, sesion, totalCentimos, hasta, procesando, href, hrefParaPagar }) => (
        <Tarjeta como="article" key={idPedido} className={pila.media} aria-label={`Por pagar: ${sesion}`}>
          <div className={pila.junta}>
            <a href={href} className={css.enlaceDeSesion}>
              {sesion}
            </a>
            <span className={textoSuave}>
              <Precio centimos={totalCentimos} />.{" "}
              {procesando ? "Tu pago se está procesando." : `Separado hasta las ${hasta}.`}
            </span>
          </div>
          <Formulario action={href} className={css.acciones}>
            {hrefParaPagar && <Boton href={hrefParaPagar}>Pagar</Boton>}
            <Boton variante={hrefParaPagar ? "texto" : "secundario"} name="intencion" value={SOLTAR}>
              Soltar el horario
            </Boton>
            <Boton href={href} variante="texto">
              ¿Qué pasó con mi pago?
            </Boton>
          </Formulario>
        </Tarjeta>
      ))}
    </section>
  );
}
