import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Monedas } from "./Monedas";
import { Movimientos } from "./Movimientos";
import type { loader } from "./saldo.server";

export function MovimientosDeSaldo() {
  const { movimientos, lotes, monedas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Movimientos de saldo</h1>
        <p className={textoSuave}>Los bonos que recibiste y los que usaste, el último primero.</p>
        <p>
          <a className={enlaceSuelto} href="/tienda">
            Comprar bonos
          </a>
        </p>
        <p>
          <a className={enlaceSuelto} href="/mi-zona-privada">
            Volver a mi zona
          </a>
        </p>
      </header>
      {lotes.length > 0 && (
        <section aria-labelledby="vencen" className={pila.media}>
          <h2 id="vencen">Bonos que vencen</h2>
          <p className={textoSuave}>Al pagar con saldo se usan primero los que vencen antes.</p>
          {lotes.map((lote) => (
            <Alert
              key={lote.idLote}
              kind={lote.pronto ? "advertencia" : "info"}
              title={`${lote.bonos} de ${lote.especialidad}`}
            >
              {lote.pronto && (lote.uno ? "Vence pronto. " : "Vencen pronto. ")}
              {lote.uno ? "Puedes usarlo" : "Puedes usarlos"} hasta el {lote.hasta}.
            </Alert>
          ))}
        </section>
      )}
      {movimientos.length === 0 ? (
        <EmptyState
          title="Todavía no tienes movimientos"
          actions={<Button href="/agendar">Agendar una sesión</Button>}
        />
      ) : (
        <Movimientos movimientos={movimientos} />
      )}
      {monedas && <Monedas {...monedas} />}
    </div>
  );
}
