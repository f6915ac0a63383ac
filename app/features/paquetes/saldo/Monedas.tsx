import { Alert } from "~/components/Alert";
import { pila } from "~/styles/layout.css";
import type { MonedasEnPalabras } from "./monedas.server";
import { Movimientos } from "./Movimientos";

/** Reward coins of a person: their number, their expiry, and their movements. */
export function Monedas({ total, deuda, lotes, movimientos }: MonedasEnPalabras) {
  return (
    <section aria-labelledby="monedas" className={pila.media}>
      <h2 id="monedas">Tus monedas</h2>
      <p>
        Tienes <strong>{total}</strong>. <a href="/tienda">Canjearlas en la tienda</a>
      </p>
      {deuda && <p>{deuda}</p>}
      {lotes.map(({ idLote, monedas, hasta, pronto }) => (
        <Alert key={idLote} kind={pronto ? "advertencia" : "info"} title={monedas}>
          {pronto ? "Vencen pronto. " : ""}Puedes usarlas hasta el {hasta}.
        </Alert>
      ))}
      <Movimientos movimientos={movimientos} />
    </section>
  );
}
