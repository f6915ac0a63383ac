import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Illustration } from "~/components/Illustration";
import { SinPago } from "~/shell/compra/DineroDelPedido";
import { PaginaDeResultado } from "./PaginaDeResultado";
import { cargarVencido as loader } from "./resultado.server";

export const meta: MetaFunction = () => [{ title: "Tu reserva expiró" }];

export { loader };

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
      <SinPago lugar="vencido" sinCobro={sinCobro} seDesistio={false} efectoDelCobro="tendrás tu sesión" />
    </PaginaDeResultado>
  );
}
