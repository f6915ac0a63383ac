import { redirect } from "@remix-run/node";
import { RetornoInvalido } from "~/domain/shared/proveedorOidc";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import {
  autenticadorPara,
  dispositivoDe,
  FaltaSegundoFactor,
  pedirSegundoPaso,
  PuertaCerrada,
} from "./autenticador.server";
import { alEntrar } from "~/shell/sesion/alEntrar.server";
import { conParametros } from "~/shell/direcciones";
import { abrirSesion, quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { UNIR_ACCESO } from "./caras";
import { leerViaje, volverALaCara } from "./puerta.server";

/**
 * Takes the return from the insurer's sign-in. A return that comes twice, or in another tab, goes on to its
 * destination. An altered one counts against its network address, and is not reported as a failure of ours.
 */
export async function loader({ request, context }: LoaderArgs) {
  const {
    cuentas: { aseguradora },
  } = services;
  const headers = new Headers();
  const red = context.red ?? "";
  const ida = aseguradora && (await aseguradora.leerViaje(await leerViaje(request)));
  const pedido = ida?.destino ?? null;
  // Anybody can open this address without a trip: that is no failure of ours, is not reported, and has no support
  // code.
  if (!ida) return volverALaCara({ redirect: pedido, error: "autenticacion" }, headers);
  const fallar = (error: unknown) => {
    if (error instanceof RetornoInvalido)
      return volverALaCara({ redirect: pedido, error: "autenticacion" }, headers);
    context.informarError?.(error);
    return volverALaCara(
      { redirect: pedido, error: "autenticacion", codigo: context.codigoDeSoporte },
      headers,
    );
  };
  // A sign-in that the person cancelled is no error.
  if (new URL(request.url).searchParams.get("error") === "access_denied") {
    return volverALaCara({ redirect: pedido }, headers);
  }
  try {
    if (ida.enlazarA !== null) {
      const persona = await quienEs({ request, context });
      if (persona?.idPersona !== ida.enlazarA) throw new RetornoInvalido("back as somebody else, to join");
      const externa = await aseguradora.terminar(new URL(request.url), ida, red);
      const enlazada = await aseguradora.enlazar(ida.enlazarA, externa);
      return enlazada.ok
        ? seguirEn(ida.destino, "acceso-unido", headers)
        : redirect(conParametros(UNIR_ACCESO, "", { redirect: ida.destino, aviso: enlazada.rechazo }), {
            headers,
          });
    }
    if (ida.confirma) {
      const persona = await quienEs({ request, context });
      // The return came twice, or the browser has another person now: the page asks for the proof again when it needs
      // one.
      if (persona?.idAcceso !== ida.confirma.idAcceso) return redirect(ida.destino, { headers });
      const externa = await aseguradora.terminar(new URL(request.url), ida, red);
      const confirmada = await aseguradora.confirmar(persona, externa, dispositivoDe(request));
      if (!confirmada.ok) return seguirEn(ida.destino, "no-confirmado", headers);
      return seguirEn(ida.destino, "confirmado", conLasDe(await abrirSesion(request, confirmada.value)));
    }
    const acceso = await autenticadorPara(red, ida).authenticate("aseguradora", request);
    const entra = await alEntrar(request, acceso, ida.destino);
    return redirect(entra.destino, { headers: conLasDe(entra.headers) });
  } catch (error) {
    if (error instanceof FaltaSegundoFactor) return pedirSegundoPaso(request, error, ida.destino, headers);
    if (error instanceof PuertaCerrada)
      return volverALaCara({ redirect: pedido, aviso: error.rechazo }, headers);
    if (!ida.confirma) return fallar(error);
    fallar(error);
    return seguirEn(ida.destino, "no-confirmado", headers);
  }

  function conLasDe(otras: Headers) {
    for (const cookie of otras.getSetCookie()) headers.append("set-cookie", cookie);
    return headers;
  }
}
