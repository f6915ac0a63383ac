import { redirect } from "@remix-run/node";
import { permisoAlRegistrar } from "~/domain/atencion/solicitudes/registrar";
import {
  CANALES_DE_SOLICITUD,
  CLASES_DE_SOLICITUD,
  DIAS_DE_SOLICITUD,
  QUIENES,
  RECHAZOS_DE_SOLICITUD,
  solicitudNueva,
} from "~/domain/atencion/solicitudes/solicitud";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { tieneDerecho } from "~/domain/equipo/derechos/derechos";
import { diaConAnio, esFecha, fechaDe } from "~/domain/shared/fechas";
import { done, refuse } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { conCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { DERECHOS, NUEVA } from "./direcciones";

const RECHAZOS = { ...RECHAZOS_DE_SOLICITUD, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };

const VER = { derecho: "derechos-de-datos", uso: "ver" } as const;

const opciones = (nombres: Readonly<Record<string, string>>) =>
  Object.entries(nombres).map(([valor, texto]) => ({ valor, texto }));

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const puede = tieneDerecho(miembro.roles, permisoAlRegistrar(miembro));
  exigir(puede ? done(null) : refuse("sin-derecho"), RECHAZOS);
  const vence = new URL(args.request.url).searchParams.get("vence") ?? "";
  return {
    vuelve: tieneDerecho(miembro.roles, VER) ? DERECHOS : null,
    hecho: esFecha(vence)
      ? `Registraste la solicitud. Datos la responde hasta el ${diaConAnio(vence)}.`
      : null,
    hoy: fechaDe(services.now()),
    clases: Object.entries(CLASES_DE_SOLICITUD).map(([valor, texto]) => ({
      valor,
      texto: `${texto}: ${DIAS_DE_SOLICITUD[valor as keyof typeof DIAS_DE_SOLICITUD]} días hábiles`,
    })),
    quienes: opciones(QUIENES),
    canales: opciones(CANALES_DE_SOLICITUD),
  };
}

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  return recibir(datos, {
    esquema: solicitudNueva,
    rechazos: RECHAZOS,
    async pedir(solicitud) {
      const probado = await conCodigo(args.request, miembro, datos);
      return probado.ok ? services.atencion.solicitudes.registrar(probado.value, solicitud) : probado;
    },
    luego: ({ venceEl }) =>
      seguirEn(
        tieneDerecho(miembro.roles, VER)
          ? `${DERECHOS}?hecho=si`
          : `${NUEVA}?${new URLSearchParams({ vence: venceEl })}`,
      ),
    campos: { "codigo-equivocado": "codigo", "prueba-vencida": "codigo" },
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
  });
}
