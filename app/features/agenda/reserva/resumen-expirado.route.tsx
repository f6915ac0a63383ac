import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { Ilustracion } from "~/components/Ilustracion";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import type { LoaderArgs } from "~/shell/ruta";
import { PaginaDeResultado } from "./PaginaDeResultado";
import { verResultado } from "./resumen.server";

export const meta: MetaFunction = () => [{ title: "Tu reserva expiró · Bienestar" }];

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
      imagen={<Ilustracion nombre="reserva-expirada" />}
      sesion={sesion}
      hrefDeQuePaso={hrefDeQuePaso}
      acciones={
        <>
          {hrefDeOtroHorario && (
            <Boton href={hrefDeOtroHorario} grande>
              Elegir un horario
            </Boton>
          )}
          <Boton href="/mi-zona-privada" variante="secundario" grande>
            Ir a Mi zona
          </Boton>
        </>
      }
    >
      {cambio?.sigue && <p>{cambio.sigue}</p>}
      <Aviso
        tipo={sinCobro ? "info" : "advertencia"}
        titulo={sinCobro ? "No se hizo ningún cobro" : "Estamos confirmando si hubo un cobro"}
      >
        {!sinCobro && "Si lo hubo, tendrás tu sesión o la devolución completa. Te avisaremos por correo."}
      </Aviso>
    </PaginaDeResultado>
  );
}
