import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Tarjeta } from "~/components/Tarjeta";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Monedas } from "./Monedas";
import type { loader } from "./saldo.server";

export function MovimientosDeSaldo() {
  const { movimientos, lotes, monedas } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
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
            <Aviso
              key={lote.idLote}
              tipo={lote.pronto ? "advertencia" : "info"}
              titulo={`${lote.bonos} de ${lote.especialidad}`}
            >
              {lote.pronto ? "Vencen pronto. " : ""}Puedes usarlos hasta el {lote.hasta}.
            </Aviso>
          ))}
        </section>
      )}
      {movimientos.length === 0 ? (
        <EstadoVacio
          titulo="Todavía no tienes movimientos"
          acciones={<Boton href="/agendar">Agendar una sesión</Boton>}
        />
      ) : (
        <ul className={pila.media}>
          {movimientos.map(({ idMovimiento, cambio, especialidad, motivo, cuando, iso }) => (
            <li key={idMovimiento}>
              <Tarjeta className={pila.corta}>
                <p>
                  <strong>{cambio}</strong> de {especialidad}
                </p>
                <p>{motivo}</p>
                <p className={textoSuave}>
                  <time dateTime={iso}>{cuando}</time>
                </p>
              </Tarjeta>
            </li>
          ))}
        </ul>
      )}
      {monedas && <Monedas {...monedas} />}
    </div>
  );
}
