import { getInputProps, getSelectProps } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { Tag } from "~/components/Tag";
import { classNames } from "~/components/classNames";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { TarjetaDeActo } from "../marco/FormularioDeActo";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import type { action, loader } from "./aprobaciones.server";
import * as css from "./aprobaciones.css";
import { Decision } from "./Decision";
import { PEDIR_PRECIO } from "./intenciones";
import { PedirAprobacion } from "./PedirAprobacion";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** Requests of colleagues that wait for a decision, and the member's own requests. */
export function Aprobaciones() {
  const { hecho, aprueba, porDecidir, propias, especialistas } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const decidido = respuesta?.envio.initialValue?.idAprobacion;
  /** A colleague decided first: the card of the request is gone, and with it the place of the refusal. */
  const yaNoEspera =
    decidido !== undefined && !porDecidir.some(({ idAprobacion }) => idAprobacion === decidido);
  return (
    <Pantalla titulo="Aprobaciones">
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && yaNoEspera && (
        <ErrorSummary errors={[]} general={respuesta.generales} title="No se hizo" />
      )}
      {aprueba && (
        <section aria-labelledby="por-decidir" className={pila.media}>
          <h2 id="por-decidir">Por decidir</h2>
          {porDecidir.length === 0 ? (
            <EmptyState title="Nada espera tu decisión" level={3}>
              <p>Aquí llega lo que un colega no puede hacer solo. Vence a las 48 horas.</p>
            </EmptyState>
          ) : (
            <ul className={css.lista}>
              {porDecidir.map((pedido) => (
                <Decision key={pedido.idAprobacion} {...{ pedido, respuesta }} />
              ))}
            </ul>
          )}
        </section>
      )}
      {(propias.length > 0 || !aprueba) && <Propias propias={propias} />}
      {especialistas.length > 0 && (
        <TarjetaDeActo de="precio" titulo="Cambiar el precio de un especialista">
          <PedirAprobacion
            intencion={PEDIR_PRECIO}
            respuesta={respuesta}
            nombres={{ especialista: "Especialista", soles: "Precio" }}
            campos={(campo) => (
              <div className={filas.campos}>
                <Select
                  label="Especialista"
                  empty="Elige un especialista"
                  options={especialistas}
                  errors={campo("especialista").errors}
                  {...getSelectProps(campo("especialista"))}
                  required
                />
                <Field
                  label="Precio nuevo en soles"
                  hint="Los pedidos ya hechos conservan el suyo."
                  errors={campo("soles").errors}
                  {...getInputProps(campo("soles"), { type: "text" })}
                  inputMode="decimal"
                  autoComplete="off"
                  required
                />
              </div>
            )}
          />
        </TarjetaDeActo>
      )}
    </Pantalla>
  );
}

/** Requests of the member with their outcomes. */
function Propias({ propias }: Pick<Datos, "propias">) {
  return (
    <section aria-labelledby="propias" className={pila.media}>
      <h2 id="propias">Lo que pediste</h2>
      {propias.length === 0 ? (
        <EmptyState title="No pediste nada" level={3}>
          <p>Se pide desde la persona o desde su pedido, cuando tu rol no alcanza.</p>
        </EmptyState>
      ) : (
        <ul className={css.lista}>
          {propias.map(
            ({ idAprobacion, numero, acto, de, desde, estado, abierta, bien, palabra, motivo }) => (
              <li key={idAprobacion} className={css.propia}>
                <span>
                  <Tag tone={bien ? "exito" : abierta ? "neutral" : "advertencia"}>{estado}</Tag>
                </span>
                <span className={classNames(css.texto, pila.junta)}>
                  <strong>{acto}</strong>
                  {de && (
                    <a href={de.href} className={enlaceSuelto}>
                      {de.texto}
                    </a>
                  )}
                </span>
                <span className={classNames(css.texto, pila.junta)}>
                  <span className={textoSuave}>
                    Pedido {desde} · Aprobación {numero}
                  </span>
                  <span>{palabra ?? motivo}</span>
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}
