import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Radio } from "~/components/Radio";
import { enlaceSuelto, fila, pila } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as css from "./miAgenda.css";
import type { action, loader } from "./noPodre.server";

/** Page that asks once before the specialist leaves a session. */
export function NoPodre() {
  const { persona, especialidad, cuando, abierta } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <Pantalla titulo="¿No podrás atender?" guia={`${persona} · ${especialidad} · ${cuando}`}>
      {respuesta && <ErrorSummary errors={[]} general={[respuesta.mensaje]} title="No se hizo" />}
      {abierta ? (
        <Form className={pila.media}>
          <fieldset className={pila.corta}>
            <legend className={css.pregunta}>¿Qué recibe {persona}?</legend>
            <Radio
              id="devolucion"
              name="compensacion"
              value="devolucion"
              label="Todo lo que pagó: su dinero, su bono o su cupón. La sesión se cancela."
              defaultChecked
            />
            <Radio
              id="cambio"
              name="compensacion"
              value="cambio"
              label="Otra hora sin costo, o todo lo que pagó: elige en su cuenta."
            />
          </fieldset>
          <p>Se entera ahora mismo por correo y en su cuenta, y lee que su especialista no puede atender.</p>
          <div className={fila.media}>
            <Button variant="danger">No podré atender</Button>
            <a href="/equipo/mi-agenda" className={enlaceSuelto}>
              Volver sin cambiar nada
            </a>
          </div>
        </Form>
      ) : (
        <EmptyState
          title="Esta sesión ya no se puede dejar"
          actions={<Button href="/equipo/mi-agenda">Ir a Mi agenda</Button>}
        >
          <p>Ya empezó, o ya está cancelada.</p>
        </EmptyState>
      )}
    </Pantalla>
  );
}
