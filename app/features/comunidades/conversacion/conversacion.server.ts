import { z } from "zod";
import { direccionDeComunidad, direccionDeConversacion } from "~/domain/comunidades/comunidad";
import { MOTIVOS_DE_DENUNCIA } from "~/domain/comunidades/denuncia";
import type { TextoVisto } from "~/domain/comunidades/leer";
import { RECHAZOS_DE_COMUNIDAD } from "~/domain/comunidades/rechazos";
import { APOYOS, APOYOS_EN_ORDEN, asuntoDe, cuerpoDe } from "~/domain/comunidades/texto";
import { redirect } from "@remix-run/node";
import { campoExacto } from "~/domain/shared/campos";
import { horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirSesion } from "~/shell/sesion/sesion.server";
import { anclaDe, ESTADO_EN_PALABRAS } from "../comunidad/fichas";
import { cuandoFue } from "../cuando";

const pedido = z.object({
  citar: campoExacto(80).optional().catch(undefined),
  editar: campoExacto(80).optional().catch(undefined),
  denunciar: campoExacto(80).optional().catch(undefined),
  borrar: campoExacto(80).optional().catch(undefined),
});

/** A conversation for a member. Everybody else goes to the page of the community, which says how to join. */
export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirSesion({ request, context });
  const comunidad = params.url ?? "";
  const en = { idPersona, comunidad };
  const idConversacion = params.id ?? "";
  const leida = await services.comunidades.verConversacion({ ...en, idConversacion });
  const volver = direccionDeComunidad({ url: comunidad });
  if (!leida.ok && (leida.rechazo === "no-eres-miembro" || leida.rechazo === "suspendido"))
    throw redirect(volver);
  const { inicio, respuestas, sigo, borrador, ...vista } = exigir(leida, RECHAZOS_DE_COMUNIDAD);
  const [bloqueados, participacion] = await Promise.all([
    services.comunidades.bloqueados(en),
    services.comunidades.verComunidad(comunidad, idPersona),
  ]);
  const { citar, editar, denunciar, borrar } = pedido.parse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  const href = direccionDeConversacion(comunidad, idConversacion);
  const puedeEscribir = participacion?.miParticipacion?.estado === "activa";
  const enPantalla = makeEnPantalla(puedeEscribir, exigir(bloqueados, RECHAZOS_DE_COMUNIDAD));
  const todos = [inicio, ...respuestas];
  const por = (idTexto: string | undefined) => todos.find((texto) => texto.idTexto === idTexto);
  const citado = por(citar ?? borrador.idCitado ?? undefined);
  const porDenunciar = por(denunciar);
  const porBorrar = por(borrar);
  const porEditar = por(editar);
  return {
    nombre: vista.comunidad.nombre,
    ...(inicio.texto && !inicio.plegado
      ? { titulo: asuntoDe(inicio.texto), cuerpo: cuerpoDe(inicio.texto) }
      : { titulo: "Conversación", cuerpo: null }),
    ...{ href, volver, sigo, borrador: borrador.texto },
    inicio: enPantalla(inicio),
    respuestas: respuestas.map(enPantalla),
    puedeResponder: inicio.estado === "publicado" && puedeEscribir,
    citado: citado && citable(citado),
    editando:
      puedeEscribir && porEditar?.editableHasta && porEditar.texto !== null ? porEditar.idTexto : null,
    borrado:
      porBorrar?.texto && porBorrar.esMio ? { idTexto: porBorrar.idTexto, texto: porBorrar.texto } : null,
    denuncia:
      porDenunciar?.texto && !porDenunciar.esMio
        ? {
            ...{ idTexto: porDenunciar.idTexto, autor: porDenunciar.autor, texto: porDenunciar.texto },
            motivos: Object.entries(MOTIVOS_DE_DENUNCIA).map(([valor, texto]) => ({ valor, texto })),
          }
        : null,
    idEnvio: crypto.randomUUID(),
  };
}

/** Words that a reply quotes; null for a text that has none for others. */
const citable = ({ idTexto, autor, texto, estado, plegado }: TextoVisto) =>
  texto && estado === "publicado" && !plegado ? { idTexto, autor, asunto: asuntoDe(texto) } : null;

/** A text of the conversation as the page shows it. */
function makeEnPantalla(
  puedeEscribir: boolean,
  bloqueados: readonly { idBloqueo: string; seudonimo: string }[],
) {
  const ahora = services.now();
  return ({ idTexto, autor, esMio, texto, plegado, estado, editado, ...visto }: TextoVisto) => ({
    ...{ idTexto, ancla: anclaDe(idTexto), autor, esMio, texto, plegado, editado },
    cuando: cuandoFue(visto.creadoEn, ahora),
    estado: ESTADO_EN_PALABRAS[estado],
    publicado: estado === "publicado",
    /** Hour until which the reader may change the text. */
    hasta: puedeEscribir && visto.editableHasta ? horaDe(visto.editableHasta) : null,
    apoyos: APOYOS_EN_ORDEN.map((apoyo) => ({
      ...{ apoyo, nombre: APOYOS[apoyo] },
      dado: visto.apoyos.includes(apoyo),
      mio: visto.misApoyos.includes(apoyo),
    })),
    cita: visto.cita && {
      href: `#${anclaDe(visto.cita.idTexto)}`,
      autor: visto.cita.autor,
      asunto: visto.cita.plegado ? "" : visto.cita.asunto,
    },
    idBloqueo: plegado ? (bloqueados.find(({ seudonimo }) => seudonimo === autor)?.idBloqueo ?? null) : null,
  });
}
export type TextoEnPantalla = ReturnType<ReturnType<typeof makeEnPantalla>>;
