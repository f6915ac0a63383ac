import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EntradaALaVideollamada } from "~/components/EntradaALaVideollamada";
import { Etiqueta } from "~/components/Etiqueta";
import { Icono } from "~/components/Icono";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Tarjeta } from "~/components/Tarjeta";
import { direccionDeCambio } from "~/domain/agenda/citas/direcciones";
import { loQueVolvio, porQue } from "~/domain/agenda/citas/textosDeAvisos";
import { cargosEnPalabras } from "~/domain/ventas/pagos/cargos";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { totalDe } from "~/domain/ventas/pedidos/pedido";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { citaEnPantalla } from "./citas.server";
import { AccionesDeCita } from "./AccionesDeCita";
import { Adelantar } from "./Adelantar";
import { LoCompartido } from "./LoCompartido";
import * as css from "./zona.css";
import { notaEnPantalla } from "./nota.server";

export const meta: MetaFunction = () => [{ title: "Tu sesión · Bienestar" }];

/** One session, also when it is over or cancelled, and where its money is. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const vista = await services.agenda.verCita({ idPersona, idCita: params.idCita ?? "" });
  if (!vista.ok) throw new Response(null, { status: 404 });
  const { cita, pagos, admiteOtroEspecialista } = vista.value;
  const esperas = await services.agenda.verEsperas(idPersona);
  const enEspera = esperas.some(({ idCita, fin }) => idCita === cita.idCita && !fin);
  return {
    ...citaEnPantalla(cita, services.now(), zonaDelDispositivo(request)),
    retrato: cita.retrato,
    /** The other specialists of the specialty, where one of them could have it. */
    hrefDeOtro: admiteOtroEspecialista ? `${direccionDeCambio(cita)}#otros` : null,
    nota: await notaEnPantalla(idPersona, cita.idCita),
    enEspera,
    sePuedeAdelantar: enEspera || (!cita.cambioLibre && (await services.agenda.puedeEsperarAntes(cita))),
    hrefDePedido: direccionDePedido(cita),
    cancelacion: cita.cancelacion && {
      deLaPersona: cita.cancelacion.por === "persona",
      porQue: porQue(cita.cancelacion.por),
      // Its payments may be several, and a difference may have gone back before: all of its price did now.
      loQueVolvio: loQueVolvio({ ...cita, pagadoCentimos: totalDe(cita) }),
    },
    cargos: cargosEnPalabras(pagos),
  };
}

export default function TuSesion() {
  const { cancelacion, cargos, ...cita } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <h1>Tu sesión con {cita.especialista}</h1>
      {cancelacion && (
        <Aviso
          role="status"
          titulo={cancelacion.deLaPersona ? "Cancelaste esta sesión" : "Esta sesión está cancelada"}
        >
          {cancelacion.porQue && <p>{cancelacion.porQue}</p>}
          <p>{cancelacion.loQueVolvio}</p>
        </Aviso>
      )}
      {cita.sala && (
        <section aria-label="Tu videollamada" className={css.videollamada}>
          <Icono nombre="video" tamano={24} />
          <EntradaALaVideollamada {...cita.sala} />
        </section>
      )}
      <Tarjeta como="section" aria-label="Tu sesión" className={pila.media}>
        <div className={fila.media}>
          <Retrato id={cita.retrato} tamano={64} loading="eager" />
          <div className={pila.junta}>
            <strong>
              <time dateTime={cita.momento.iso} className={css.nombreDelDia}>
                {cita.momento.dia}, {cita.momento.hora}
              </time>{" "}
              (hora de Perú)
            </strong>
            <span className={textoSuave}>
              Sesión de {cita.especialidad}, {cita.momento.minutos} minutos
            </span>
            {cita.momento.horaDelDispositivo && (
              <span className={textoSuave}>En tu zona, {cita.momento.horaDelDispositivo}</span>
            )}
          </div>
          {cita.cancelada && <Etiqueta>Cancelada</Etiqueta>}
          {cita.asistenciaConfirmada && <Etiqueta tono="acento">Asistencia confirmada</Etiqueta>}
        </div>
        {cita.reglaDeCambio && <p>{cita.reglaDeCambio}</p>}
        {cargos.length > 0 && (
          <ListaDeDatos
            datos={cargos.map(({ termino, centimos }) => ({
              termino,
              valor: <Precio centimos={centimos} />,
            }))}
          />
        )}
        <AccionesDeCita {...cita} conRepetir />
      </Tarjeta>
      <LoCompartido nota={cita.nota} />
      {cita.sePuedeAdelantar && <Adelantar idCita={cita.idCita} espera={cita.enEspera} />}
      <LineaDeCrisis />
      <Boton href={cita.hrefDePedido} variante="texto">
        ¿Qué pasó con mi pago?
      </Boton>
      <Boton href="/mi-zona-privada" variante="texto">
        Volver a mi agenda
      </Boton>
    </div>
  );
}
