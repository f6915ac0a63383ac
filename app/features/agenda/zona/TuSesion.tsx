import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EntradaALaVideollamada } from "../videollamada/EntradaALaVideollamada";
import { Tag } from "~/components/Tag";
import { Icon } from "~/components/Icon";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { DataList } from "~/components/DataList";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { enMinutos } from "~/domain/shared/duracion";
import { QUE_PASO_CON_MI_PAGO, VER_MI_PAGO } from "~/domain/ventas/pedidos/direcciones";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { AccionesDeCita } from "./AccionesDeCita";
import { SinConsentimiento } from "../videollamada/SinConsentimiento";
import { Adelantar } from "./Adelantar";
import { NotaCompartida } from "./NotaCompartida";
import { SinEspecialista } from "./SinEspecialista";
import * as css from "./zona.css";
import type { action, loader } from "./cita.server";

export function TuSesion() {
  const { cancelacion, cargos, ...cita } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  // A note that stands is shown; the way to write the first one is folded.
  const compartida = cita.nota.hay;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Tu sesión con {cita.especialista}</h1>
      {cancelacion && (
        <Alert title={cancelacion.deLaPersona ? "Cancelaste esta sesión" : "Esta sesión está cancelada"}>
          {cancelacion.porQue && <p>{cancelacion.porQue}</p>}
          <p>{cancelacion.devolucion}</p>
        </Alert>
      )}
      {cita.sala &&
        (cita.sinConsentimiento ? (
          <SinConsentimiento />
        ) : (
          <section aria-label="Tu videollamada" className={css.videollamada}>
            <Icon name="video" size={24} />
            <EntradaALaVideollamada {...cita.sala} />
          </section>
        ))}
      <Card as="section" aria-label="Tu sesión" className={pila.media}>
        <div className={fila.media}>
          <Retrato id={cita.retrato} size={64} loading="eager" />
          <div className={pila.junta}>
            <strong>
              <time dateTime={cita.momento.iso} className={css.nombreDelDia}>
                {cita.momento.dia}, {cita.momento.hora}
              </time>
            </strong>
            {cita.momento.horaDelDispositivo && (
              <span className={textoSuave}>({cita.momento.horaDelDispositivo})</span>
            )}
            <span className={textoSuave}>
              Sesión de {cita.especialidad}, {enMinutos(cita.momento.minutos)}
            </span>
            {cita.codigo && <span className={textoSuave}>Código {cita.codigo}</span>}
          </div>
          {cita.cancelada && <Tag>Cancelada</Tag>}
          {cita.asistenciaConfirmada && <Tag tone="accent">Asistencia confirmada</Tag>}
        </div>
        {cita.regla && <p>{cita.regla}</p>}
        {cargos.length > 0 && (
          <DataList
            entries={cargos.map(({ termino, centimos }) => ({
              term: termino,
              value: <Precio centimos={centimos} />,
            }))}
          />
        )}
        <AccionesDeCita {...cita} hrefDeAusencia={null} conRepetir>
          {!compartida && <NotaCompartida nota={cita.nota} />}
          {cita.sePuedeAdelantar && <Adelantar idCita={cita.idCita} espera={cita.enEspera} />}
          {cita.saldado && (
            <div>
              <Button href={cita.hrefDePedido} variant="text">
                {VER_MI_PAGO}
              </Button>
            </div>
          )}
        </AccionesDeCita>
        {/* Money under way is no lesser thing. */}
        {!cita.saldado && (
          <a href={cita.hrefDePedido} className={enlaceSuelto}>
            {QUE_PASO_CON_MI_PAGO}
          </a>
        )}
      </Card>
      {cita.ausencia && <SinEspecialista {...cita.ausencia} mensaje={respuesta?.mensaje} />}
      {compartida && <NotaCompartida nota={cita.nota} />}
      {cita.slugDeEspecialidad === "psicologia" && <LineaDeCrisis llamar="junto" />}
    </div>
  );
}
