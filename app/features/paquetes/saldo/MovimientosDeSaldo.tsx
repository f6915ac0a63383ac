import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Lotes } from "~/components/graficos/Lotes";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Monedas } from "./Monedas";
import { Movimientos } from "./Movimientos";
import type { loader } from "./saldo.server";

export function MovimientosDeSaldo() {
  const { movimientos, lotes, monedas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tu saldo</h1>
        <p className={fila.media}>
          <a className={enlaceSuelto} href="/tienda">
            Comprar bonos
          </a>
          <a className={enlaceSuelto} href="/mi-zona-privada">
            Volver a mi zona
          </a>
        </p>
      </header>
      {lotes.length > 0 && (
        <section aria-labelledby="vencen" className={pila.media}>
          <h2 id="vencen">Bonos que vencen</h2>
          <Lotes lotes={lotes} />
          <p className={textoSuave}>Se usan primero los que vencen antes.</p>
        </section>
      )}
      {movimientos.length === 0 ? (
        <EmptyState
          title="Todavía no tienes movimientos"
          actions={<Button href="/agendar">Agendar</Button>}
        />
      ) : (
        <Movimientos movimientos={movimientos} />
      )}
      {monedas && <Monedas {...monedas} />}
    </div>
  );
}
