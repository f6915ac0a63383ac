import { Boton } from "~/components/Boton";
import { Formulario } from "~/components/Formulario";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { pila, textoSuave } from "~/styles/layout.css";
import { PAGAR, SOLTAR } from "./intenciones";
import type { PorPagarEnPalabras } from "./pedido.server";
import * as css from "./zona.css";

/** What was ordered and is not paid, sessions and packs: each can be paid or let go here. */
export function PorPagar({ pedidos }: { pedidos: PorPagarEnPalabras }) {
  if (pedidos.length === 0) return null;
  return (
    <section aria-labelledby="por-pagar" className={pila.media}>
      <h2 id="por-pagar">Por pagar</h2>
      {pedidos.map(({ idPedido, que, totalCentimos, plazo, procesando, href, pagar, soltar }) => (
        <Tarjeta como="article" key={idPedido} className={pila.media} aria-label={`Por pagar: ${que}`}>
          <div className={pila.junta}>
            <a href={href} className={css.enlaceDeSesion}>
              {que}
            </a>
            <span className={textoSuave}>
              <Precio centimos={totalCentimos} />. {procesando ? "Tu pago se está procesando." : plazo}
            </span>
          </div>
          <Formulario action={href} className={css.acciones}>
            {pagar?.href && <Boton href={pagar.href}>Pagar</Boton>}
            {pagar?.href === null && (
              <Boton name="intencion" value={PAGAR}>
                Pagar
              </Boton>
            )}
            <Boton variante={pagar ? "texto" : "secundario"} name="intencion" value={SOLTAR}>
              {soltar}
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
