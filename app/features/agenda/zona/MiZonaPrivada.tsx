import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { MissingPart } from "~/components/MissingPart";
import { DIRECCION_DE_MODAL, TITULO_DE_TERMINOS } from "~/domain/avisos/modales/direcciones";
import { EliminacionPedida } from "~/shell/EliminacionPedida";
import { contenedor, dosColumnas, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Agenda } from "./Agenda";
import { Calendario } from "./Calendario";
import { Modales, tituloDelModal } from "./Modales";
import { Pendientes } from "./Pendientes";
import { PreguntaDeCita, TITULO_DE_PREGUNTA } from "./PreguntaDeCita";
import { ProximaSesion } from "./ProximaSesion";
import { Saldo } from "./Saldo";
import { SesionesAnteriores } from "./SesionesAnteriores";
import { TalleresAnteriores } from "./TalleresAnteriores";
import { TuPlan } from "./TuPlan";
import { TusDatos } from "./TusDatos";
import type { loader, action } from "./miZonaPrivada.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

export function tituloDeDialogo({ pregunta, modal }: Datos): string | null {
  if (pregunta) return TITULO_DE_PREGUNTA[pregunta.pregunta];
  return modal && tituloDelModal(modal);
}

export function MiZonaPrivada() {
  const {
    pregunta,
    modal,
    nombre,
    meses,
    anteriores,
    talleresAnteriores,
    saldo,
    avisosDiscretos,
    terminos,
    eliminacion,
    ...pendientes
  } = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{nombre === null ? "Mi zona" : `Hola, ${nombre}`}</h1>
        <p className={textoSuave}>Todas las horas son hora de Perú.</p>
        <p>
          <a className={enlaceSuelto} href="/mi-perfil">
            Ver mi perfil
          </a>
        </p>
      </header>
      <Pendientes {...pendientes} />
      {meses && <ProximaSesion meses={meses} />}
      <EliminacionPedida cuando={eliminacion} />
      {terminos && (
        <Alert title={TITULO_DE_TERMINOS[terminos]}>
          <a href={DIRECCION_DE_MODAL.politicas} className={enlaceSuelto}>
            {terminos === "primeros" ? "Leer los términos y responder" : "Leerlos y responder"}
          </a>
        </Alert>
      )}
      {nombre === null && <MissingPart title="No se pudo acceder a la cuenta" />}
      <div className={dosColumnas}>
        <div className={pila.amplia}>
          {meses ? <Agenda meses={meses} /> : <MissingPart title="No pudimos cargar tu agenda" />}
          {anteriores ? (
            <SesionesAnteriores citas={anteriores} />
          ) : (
            <MissingPart title="No pudimos cargar tus sesiones anteriores" />
          )}
          <TalleresAnteriores talleres={talleresAnteriores} />
        </div>
        <div className={pila.amplia}>
          <Saldo {...saldo} />
          <TuPlan />
          <Calendario discreta={avisosDiscretos} />
          <TusDatos />
        </div>
      </div>
      {pregunta && <PreguntaDeCita {...pregunta} mensaje={rechazo?.mensaje} />}
      <Modales visto={modal} />
    </div>
  );
}
