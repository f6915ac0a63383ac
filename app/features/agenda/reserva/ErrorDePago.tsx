import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Illustration } from "~/components/Illustration";
import { Precio } from "~/components/Precio";
import { CONFIRMANDO_COBRO, NO_PAGASTE, QuizaHuboCobro, tituloSinPago } from "~/shell/compra/DineroDelPedido";
import type { DineroEnPalabras } from "~/shell/compra/pedido.server";
import { PaginaDeResultado } from "./PaginaDeResultado";
import type { CargaDeResultado } from "./resultado.server";

type DatosDelCobro = Pick<DineroEnPalabras, "seDesistio" | "sinCobro"> & { cobradoCentimos: number };

/**
 * Sentence that says whether the person was charged. It stands before everything else on the page of a failed payment.
 */
function explicarCobro({ cobradoCentimos, seDesistio, sinCobro }: DatosDelCobro): string {
  if (cobradoCentimos > 0) return "Te devolvemos todo tu dinero.";
  if (!sinCobro) return `${CONFIRMANDO_COBRO}.`;
  return seDesistio ? NO_PAGASTE : "Tu banco no aprobó el pago. No te cobramos.";
}

export function ErrorDePago() {
  const datos = useLoaderData<CargaDeResultado>();
  const { sesion, cambio, cobradoCentimos, sinCobro, hrefParaReintentar, hastaCuando, hrefDeQuePaso } = datos;
  return (
    <PaginaDeResultado
      titulo={tituloSinPago(datos)}
      bajada={explicarCobro(datos)}
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
      {cobradoCentimos > 0 && (
        <Alert kind="advertencia" title="Te devolvemos todo tu dinero">
          Tu pago llegó cuando{" "}
          {cambio ? "el cambio ya no se podía hacer" : "el horario ya no estaba disponible"}. Pedimos la
          devolución completa de <Precio centimos={cobradoCentimos} /> a la misma tarjeta. No tienes que hacer
          nada.
        </Alert>
      )}
      {cobradoCentimos === 0 && !sinCobro && <QuizaHuboCobro efectoDelCobro="tendrás tu sesión" />}
    </PaginaDeResultado>
  );
}
