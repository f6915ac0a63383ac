import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Tarjeta } from "~/components/Tarjeta";
import { avisarHasta, ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { bonos, MOTIVO_EN_PALABRAS } from "~/domain/paquetes/saldo/saldo";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Monedas } from "./Monedas";
import { monedasEnPalabras } from "./monedas.server";

export const meta: MetaFunction = () => [{ title: "Movimientos de saldo · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  // Those of the plan first: they are among what is read then.
  await leerParte(context, services.paquetes.ponerAlDiaElPlan(idPersona));
  const [movimientos, lotes, especialidades, monedas] = await Promise.all([
    services.paquetes.verMovimientosDeSaldo(idPersona),
    services.paquetes.lotesDeSaldo(idPersona),
    services.agenda.especialidades(),
    monedasEnPalabras(idPersona),
  ]);
  const pronto = avisarHasta(services.now());
  return {
    monedas,
    lotes: lotes.map(({ idLote, idEspecialidad, quedan, venceEn }) => ({
      idLote,
      bonos: bonos(quedan),
      especialidad: especialidades.find(({ id }) => id === idEspecialidad)?.name ?? "",
      hasta: ultimoDia({ venceEn }),
      pronto: venceEn <= pronto,
    })),
    movimientos: movimientos.map(({ idMovimiento, cantidad, especialidad, motivo, creadoEn }) => ({
      idMovimiento,
      cambio: `${cantidad > 0 ? "+" : "−"}${bonos(Math.abs(cantidad))}`,
      especialidad,
      motivo: MOTIVO_EN_PALABRAS[motivo],
      cuando: diaYHora(creadoEn),
      iso: creadoEn.toISOString(),
    })),
  };
}

export default function MovimientosDeSaldo() {
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
