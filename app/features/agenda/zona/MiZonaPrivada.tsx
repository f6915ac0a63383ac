import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { LoQueTermina } from "~/components/LoQueTermina";
import { MissingPart } from "~/components/MissingPart";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { DIRECCION_DE_MODAL, TITULO_DE_TERMINOS } from "~/domain/avisos/modales/direcciones";
import { EliminacionPedida } from "~/shell/partes/EliminacionPedida";
import { contenedor, enlaceSuelto, pagina, pila } from "~/styles/layout.css";
import { ComoEstas } from "./ComoEstas";
import { TarjetaDeRuta } from "./TarjetaDeRuta";
import { Modales, tituloDelModal } from "./Modales";
import { PorPagar } from "./PorPagar";
import { PreguntaDeCita, TITULO_DE_PREGUNTA } from "./PreguntaDeCita";
import { Proxima } from "./Proxima";
import { Saldo } from "./Saldo";
import type { loader, action } from "./miZonaPrivada.server";
import * as css from "./tarjetas.css";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

export function tituloDeDialogo({ pregunta, modal }: Datos): string | null {
  if (pregunta) return TITULO_DE_PREGUNTA[pregunta.pregunta];
  return modal && tituloDelModal(modal);
}

/** Four tiles of the person. Held times, unpaid orders and ending bonos stand above them, and unanswered terms below. */
export function MiZonaPrivada() {
  const {
    pregunta,
    modal,
    nombre,
    sinTerminar,
    proxima,
    saldo,
    test,
    ruta,
    porPagar,
    terminos,
    eliminacion,
  } = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <h1>{nombre === null ? "Mi zona" : `Hola, ${nombre}`}</h1>
      {nombre === null && <MissingPart title="No se pudo acceder a la cuenta" />}
      <ReservasSinTerminar reservas={sinTerminar} />
      {porPagar ? (
        <PorPagar pedidos={porPagar} />
      ) : (
        <MissingPart title="No pudimos cargar tus pedidos por pagar" />
      )}
      {saldo.termina && <LoQueTermina {...saldo.termina} />}
      <div className={css.tarjetas}>
        <Proxima proxima={proxima} />
        <Saldo {...saldo} />
        <ComoEstas test={test} />
        <TarjetaDeRuta ruta={ruta} />
      </div>
      {terminos && (
        <Alert title={TITULO_DE_TERMINOS[terminos]}>
          <a href={DIRECCION_DE_MODAL.politicas} className={enlaceSuelto}>
            {terminos === "primeros" ? "Leer los términos y responder" : "Leerlos y responder"}
          </a>
        </Alert>
      )}
      <EliminacionPedida cuando={eliminacion} />
      {pregunta && <PreguntaDeCita {...pregunta} mensaje={rechazo?.mensaje} />}
      <Modales visto={modal} />
    </div>
  );
}
