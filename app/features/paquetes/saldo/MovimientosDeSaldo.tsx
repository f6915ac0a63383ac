import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { EmptyState } from "~/components/EmptyState";
import { Lotes } from "~/components/graficos/Lotes";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Monedas } from "./Monedas";
import { Movimientos } from "./Movimientos";
import type { loader } from "./saldo.server";

type Saldo = ReturnType<typeof useLoaderData<typeof loader>>["saldo"];

export function MovimientosDeSaldo() {
  const { saldo, movimientos, lotes, monedas } = useLoaderData<typeof loader>();
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
      <PorEspecialidad {...saldo} />
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

/** Bonos of each specialty, and their sum (specification § 3). */
function PorEspecialidad({ estado, total, especialidades }: Saldo) {
  if (estado === "error") return <Alert kind="advertencia">Tu saldo no está disponible por ahora.</Alert>;
  if (total === 0) return null;
  const partes = especialidades.map(({ nombre, cantidad }) => ({ term: nombre, value: bonos(cantidad) }));
  return (
    <Card as="section" aria-label="Bonos que tienes">
      <DataList entries={[...partes, { term: "En total", value: bonos(total), total: true }]} />
    </Card>
  );
}
