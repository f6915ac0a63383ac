import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Steps } from "~/components/Steps";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import { Apartados } from "./Apartados";
import { DiaCompleto } from "./DiaCompleto";
import { ElegirEspecialista } from "./ElegirEspecialista";
import { ElegirHorario, Horas } from "./ElegirHorario";
import { PASOS } from "./pasos";
import type { loader, action } from "./agendarEspecialidad.server";
import * as css from "./reserva.css";

export function AgendarEspecialidad() {
  const { especialidad, especialistas, elegido, conBono } = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <Steps current={elegido ? 3 : 2} total={PASOS} name={elegido ? "Día y hora" : "Especialista"} />
        {elegido ? (
          <div className={css.cabecera}>
            <Retrato id={elegido.retrato} loading="eager" />
            <div>
              <h1 className={css.titulo}>Tu sesión con {elegido.nombre}</h1>
              <Precio centimos={elegido.precioCentimos} conIgv conBono={conBono} />
            </div>
          </div>
        ) : (
          <h1>Elige a tu especialista en {especialidad.name}</h1>
        )}
      </header>
      {rechazo && (
        <Alert kind="error" role="alert" focused title={rechazo.mensaje}>
          {rechazo.cercanos.length > 0 && (
            <Horas etiqueta="Horarios más cercanos" horas={rechazo.cercanos} con={elegido?.nombre} />
          )}
          <Apartados apartados={rechazo.apartados} />
        </Alert>
      )}
      {elegido ? (
        <>
          <ElegirHorario {...elegido} conBono={conBono} rechazado={Boolean(rechazo)} />
          <DiaCompleto {...elegido} />
        </>
      ) : (
        <ElegirEspecialista especialidad={especialidad.slug} {...{ especialistas, conBono }} />
      )}
      {especialidad.slug === "psicologia" && <LineaDeCrisis llamar />}
      <Button href={elegido ? direccionDeEspecialidad(especialidad.slug) : "/agendar"} variant="text">
        {elegido ? "Cambiar de especialista" : "Cambiar de especialidad"}
      </Button>
    </div>
  );
}
