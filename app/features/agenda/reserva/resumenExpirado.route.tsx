import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Illustration } from "~/components/Illustration";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "../zona/zonaDelDispositivo.server";
import type { LoaderArgs } from "~/shell/ruta";
import { PaginaDeResultado } from "./PaginaDeResultado";
import { verResultado } from "./resumen.server";

export const meta: MetaFunction = () => [{ title: "Tu reserva expiró" }];

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return verResultado("expirado", idPersona, new URL(request.url), zonaDelDispositivo(request));
}

export default function Expirado() {
  const { sesion, cambio, sinCobro, hrefDeQuePaso, hrefDeOtroHorario } = useLoaderData<typeof loader>();
  return (
    <PaginaDeResultado
      titulo="Tu reserva expiró"
      bajada="El horario quedó libre, quizá todavía para ti."
      animo="neutro"
      imagen={<Illustration name="reserva-expirada" />}
      sesion={sesion}
      hrefDeQuePaso={hrefDeQuePaso}
      acciones={
        <>
          {hrefDeOtroHorario && (
            <Button href={hrefDeOtroHorario} large>
              Elegir un horario
            </Button>
          )}
          <Button href="/mi-zona-privada" variant="secondary" large>
            Ir a Mi zona
          </Button>
        </>
      }
    >
      {cambio?.sigue && <p>{cambio.sigue}</p>}
      <Alert
        kind={sinCobro ? "info" : "advertencia"}
        title={sinCobro ? "No se hizo ningún cobro" : "Estamos confirmando si hubo un cobro"}
      >
        {!sinCobro && "Si lo hubo, tendrás tu sesión o la devolución completa. Te avisaremos por correo."}
      </Alert>
    </PaginaDeResultado>
  );
}
