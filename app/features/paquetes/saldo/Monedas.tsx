import { Lotes } from "~/components/graficos/Lotes";
import { pila } from "~/styles/layout.css";
import type { MonedasEnPalabras } from "./monedas.server";
import * as css from "./saldo.css";
import { Movimientos } from "./Movimientos";

/** Reward coins of a person: their number, their expiry, and their movements. */
export function Monedas({ total, deuda, lotes, movimientos }: MonedasEnPalabras) {
  return (
    <section aria-labelledby="monedas" className={pila.media}>
      <h2 id="monedas">Tus monedas</h2>
      <p>
        <strong className={css.total}>{total}</strong> <a href="/tienda">Canjear en la tienda</a>
      </p>
      {deuda && <p>{deuda}</p>}
      {lotes.length > 0 && <Lotes lotes={lotes} />}
      <Movimientos movimientos={movimientos} />
    </section>
  );
}
