import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { DataList } from "~/components/DataList";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import * as css from "./persona.css";
import { VER_CONTACTO } from "./intenciones";
import { Posibles } from "./Posibles";
import type { action, loader } from "./persona.server";

export function Persona() {
  const datos = useLoaderData<typeof loader>();
  const { nombre, documento, correo, telefono, daContacto, hechos, hecho } = datos;
  const respuesta = useActionData<typeof action>();
  const contacto = respuesta?.contacto;
  return (
    <Pantalla titulo={nombre}>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      <div className={css.columnas}>
        <div className={pila.media}>
          <Card as="section" aria-labelledby="contacto" className={pila.media}>
            <h2 id="contacto">Contacto</h2>
            {contacto ? (
              <div role="status">
                <DataList
                  entries={[
                    { term: "Nombre", value: contacto.nombre },
                    { term: "Correo", value: <a href={`mailto:${contacto.email}`}>{contacto.email}</a> },
                    { term: "Teléfono", value: contacto.telefono },
                  ]}
                />
              </div>
            ) : (
              <DataList
                entries={[
                  { term: "Documento", value: documento ?? "Sin documento" },
                  { term: "Correo", value: correo },
                  { term: "Teléfono", value: telefono ?? "Sin teléfono" },
                ]}
              />
            )}
            {daContacto && !contacto && <PedirContacto />}
          </Card>
          <Posibles {...datos} respuesta={respuesta} />
        </div>
        <section aria-labelledby="hechos" className={pila.media}>
          <h2 id="hechos">Lo último</h2>
          {hechos.length === 0 ? (
            <EmptyState title="Aún no hay nada" level={3}>
              <p>Aquí aparecen sus pedidos, sesiones y comprobantes.</p>
            </EmptyState>
          ) : (
            <ol className={filas.lista}>
              {hechos.map(({ que, codigo, detalle, href, cuando }, lugar) => (
                <li key={lugar} className={css.hecho}>
                  <span className={filas.cuando}>{cuando}</span>
                  <span>
                    {href === null ? (
                      que
                    ) : (
                      <a href={href} className={enlaceSuelto}>
                        {que}
                      </a>
                    )}
                    {codigo !== null && <span className={css.codigo}> {codigo}</span>}
                  </span>
                  <span className={textoSuave}>{detalle}</span>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
    </Pantalla>
  );
}

/** Form that gives the whole contact for a reason. */
function PedirContacto() {
  const respuesta = useActionData<typeof action>();
  const esEste = respuesta?.intencion === VER_CONTACTO;
  const [form, { motivo }] = useForm<{ motivo: string }>({
    id: "pedir",
    lastResult: esEste ? respuesta.envio : undefined,
  });
  return (
    <Form {...getFormProps(form)} className={pila.corta}>
      <ErrorSummary errors={errorsOf([motivo, "Motivo"])} general={esEste ? respuesta.generales : []} />
      <input type="hidden" name="intencion" value={VER_CONTACTO} />
      <Field
        label="Motivo"
        hint="La persona verá que Atención vio sus datos de contacto."
        errors={motivo.errors}
        {...getInputProps(motivo, { type: "text" })}
        autoComplete="off"
        required
      />
      <Button variant="secondary">Ver contacto entero</Button>
    </Form>
  );
}
