import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Illustration } from "~/components/Illustration";
import { Precio } from "~/components/Precio";
import { PaginaDeResultado } from "./PaginaDeResultado";
import type { verResultado } from "./resumen.server";
import type { loader } from "./resumenError.server";

type LoDelDinero = Pick<
  Awaited<ReturnType<typeof verResultado>>,
  "seDevuelve" | "sinCobro" | "rechazado" | "procesando"
>;

/** Nobody refused anything: they called it off themselves. */
const seDesistio = ({ seDevuelve, sinCobro, procesando }: LoDelDinero) =>
  sinCobro && !procesando && seDevuelve === 0;

export const tituloDeError = (datos: LoDelDinero | undefined) =>
  datos && seDesistio(datos) ? "Cancelaste el pago" : "No pudimos procesar tu pago";

/** What is known of the money, before anything else is said. */
function loQuePaso(datos: LoDelDinero): string {
  const { seDevuelve, sinCobro, rechazado } = datos;
  if (seDevuelve > 0) return "Te devolvemos todo tu dinero.";
  if (!sinCobro) return "Estamos confirmando si hubo un cobro.";
  if (seDesistio(datos)) return "No pagaste. No se hizo ningún cobro.";
  return `${rechazado ? "Tu banco no aprobó el pago." : "El pago no se completó."} No te cobramos.`;
}

export function ErrorDePago() {
  const datos = useLoaderData<typeof loader>();
  const { sesion, cambio, seDevuelve, sinCobro, hrefParaReintentar, hastaCuando, hrefDeQuePaso } = datos;
  return (
    <PaginaDeResultado
      titulo={tituloDeError(datos)}
      bajada={loQuePaso(datos)}
      animo="neutro"
      imagen={<Illustration name="pago-sin-completar" />}
      sesion={sesion}
      hrefDeQuePaso={hrefDeQuePaso}
      siguiente={
        <>
          {hrefParaReintentar && (
            <Button href={hrefParaReintentar} large>
              Intentar de nuevo
            </Button>
          )}
          {datos.hrefDeOtroHorario && (
            <Button
              href={datos.hrefDeOtroHorario}
              variant={hrefParaReintentar ? "secondary" : "primary"}
              large
            >
              Elegir otro horario
            </Button>
          )}
        </>
      }
    >
      {cambio?.sigue && <p>{cambio.sigue}</p>}
      <p>
        {hrefParaReintentar
          ? `Tu horario sigue separado hasta las ${hastaCuando}. Puedes intentarlo con la misma tarjeta o con otra.`
          : "Tu horario ya no está separado, pero puedes elegir otro."}
      </p>
      {seDevuelve > 0 && (
        <Alert kind="advertencia" title="Te devolvemos todo tu dinero">
          Tu pago llegó cuando{" "}
          {cambio ? "el cambio ya no se podía hacer" : "el horario ya no estaba disponible"}. Pedimos la
          devolución completa de <Precio centimos={seDevuelve} /> a la misma tarjeta. No tienes que hacer
          nada.
        </Alert>
      )}
      {seDevuelve === 0 && !sinCobro && (
        <Alert kind="advertencia" title="Estamos confirmando si hubo un cobro">
          Si lo hubo, tendrás tu sesión o la devolución completa. Te avisaremos por correo.
        </Alert>
      )}
    </PaginaDeResultado>
  );
}
