import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { Pantalla } from "../marco/Pantalla";
import type { action, loader } from "./calendario.server";
import { ANULAR, CREAR } from "./intenciones";
import * as css from "./jornada.css";
import { Volver } from "./Volver";

export function Calendario() {
  const { hecho, desde, direccion, pideCodigo } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <Pantalla titulo="Mi calendario" guia="Tus sesiones en el calendario de tu teléfono o computadora.">
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && <ErrorSummary errors={[]} general={[respuesta.mensaje]} title="No se hizo" />}
      <Card as="section" className={pila.media} aria-labelledby="direccion">
        <h2 id="direccion">Dirección de tu calendario</h2>
        {direccion !== null && <p className={css.direccion}>{direccion}</p>}
        {desde !== null && <p className={textoSuave}>Creada el {desde}.</p>}
        <p>
          Tiene la hora, la duración y el código de cada sesión: ningún nombre. Quien tenga la dirección las
          ve, así que no la compartas.
        </p>
        <Form action="/equipo/mi-agenda/calendario" className={pila.media}>
          {pideCodigo && <CampoDeCodigo de="crear" />}
          <div>
            <Button name="intencion" value={CREAR} variant={desde === null ? "primary" : "secondary"}>
              {desde === null ? "Crear dirección" : "Reemplazar dirección"}
            </Button>
          </div>
        </Form>
        {desde !== null && (
          <Form action="/equipo/mi-agenda/calendario">
            <Button variant="danger" name="intencion" value={ANULAR}>
              Anular dirección
            </Button>
          </Form>
        )}
      </Card>
      <p>
        <Volver />
      </p>
    </Pantalla>
  );
}
