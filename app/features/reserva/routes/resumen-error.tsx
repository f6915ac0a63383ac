import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { Ilustracion } from "~/components/Ilustracion";
import { Precio } from "~/components/Precio";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { PaginaDeResultado } from "../components/PaginaDeResultado";
import { verResultado } from "../resumen.server";

export const meta: MetaFunction = () => [{ title: "No pudimos procesar tu pago · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return verResultado("error", idPersona, new URL(request.url), zonaDelDispositivo(request));
}

export default function ErrorDePago() {
  const { sesion, seDevuelve, sinCobro, hrefParaReintentar, hastaCuando, hrefDeQuePaso } =
    useLoaderData<typeof loader>();
  return (
    <PaginaDeResultado
      titulo="No pudimos procesar tu pago"
      bajada={
        hrefParaReintentar
          ? `Tu horario sigue separado hasta las ${hastaCuando} (hora de Perú).`
          : "Tu horario ya no está separado, pero puedes elegir otro."
      }
      animo="neutro"
      imagen={<Ilustracion nombre="pago-sin-completar" />}
      sesion={sesion}
      hrefDeQuePaso={hrefDeQuePaso}
      acciones={
        <>
          {hrefParaReintentar && (
            <Boton href={hrefParaReintentar} grande>
              Intentar de nuevo
            </Boton>
          )}
          <Boton href={sesion.hrefDeAgenda} variante={hrefParaReintentar ? "secundario" : "primario"} grande>
            Elegir otro horario
          </Boton>
        </>
      }
    >
      {seDevuelve > 0 ? (
        <Aviso tipo="advertencia" titulo="Te devolvemos todo tu dinero">
          Tu pago llegó cuando el horario ya no estaba disponible. Pedimos la devolución completa de{" "}
          <Precio centimos={seDevuelve} /> a la misma tarjeta. No tienes que hacer nada.
        </Aviso>
      ) : (
        <Aviso
          tipo={sinCobro ? "info" : "advertencia"}
          titulo={sinCobro ? "No se hizo ningún cobro" : "Estamos confirmando si hubo un cobro"}
        >
          {sinCobro
            ? "El pago no se completó. Puedes intentarlo otra vez con la misma tarjeta o con otra."
            : "Si lo hubo, tendrás tu sesión o la devolución completa. Te avisaremos por correo."}
        </Aviso>
      )}
    </PaginaDeResultado>
  );
}
