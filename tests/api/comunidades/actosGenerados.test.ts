import { describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { claveDeSeudonimo } from "../../../app/domain/comunidades/seudonimo";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { CLAVE, CLAVE_HASH, escrito } from "../../support/comunidades";
import { unMiembro } from "../../support/equipo";
import { fc } from "../../support/azar";
import { BREVE_EN_POSTGRES, COMPLETA } from "../../support/formas";
import { makeSinUniones, sinDatosDe } from "../../support/fugas";
import { abrirMundo, valor } from "../../support/servicios";

const PERSONAS = COMPLETA ? 50 : 10;
const ACTOS = COMPLETA ? 10_000 : BREVE_EN_POSTGRES ? 400 : 600;
const MINUTOS_ENTRE_ACTOS = 11;
/** Conversations that one reading opens: in the whole form a community has hundreds. */
const CONVERSACIONES_POR_LECTURA = 8;
/** First id of a person, long enough to be found among the other numbers of an answer. */
const PRIMER_ID = 7_310_001;

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const { llamar, abrirSesion } = abrirApi(mundo);
const { comunidades } = servicios;

/** State of a text in the model of the test. Its words hold the mark. */
interface Modelado {
  marca: string;
  autor: number;
  comunidad: string;
  idTexto: string;
  idConversacion: string;
  estado: "publicado" | "en-espera" | "quitado" | "ido";
}

interface En {
  idPersona: number;
  comunidad: string;
}

const CLASES = [
  "unirse",
  "salir",
  "publicar",
  "responder",
  "moderar",
  "bloquear",
  "ocultar",
  "leer",
  "leer",
] as const;

/** Looks first, because an expectation for each text of each reading would take most of the time. */
function noSeLee(leido: string, parte: string) {
  if (leido.includes(parte)) expect(leido).not.toContain(parte);
}

const acto = fc.record({
  clase: fc.constantFrom(...CLASES),
  quien: fc.nat(PERSONAS - 1),
  cual: fc.nat(1000),
  quitar: fc.integer({ min: 0, max: 3 }).map((numero) => numero === 0),
});

describe("acts of many people in communities", () => {
  it(
    "show nothing of hidden, removed or departed members, and nothing that tells who somebody is",
    { timeout: 1_200_000 },
    async () => {
      const urls = (await comunidades.verComunidades(null)).map(({ url }) => url);
      const personas: Persona[] = [];
      for (let indice = 0; indice < PERSONAS; indice++)
        personas.push(
          await mundo.persona({
            ...{ idPersona: PRIMER_ID + indice, telefono: String(912_340_001 + indice) },
            ...{ nombre: `Nombrada${indice}x`, apePaterno: `Apellidada${indice}x` },
            ...{ apeMaterno: `Materna${indice}x`, claveHash: CLAVE_HASH },
          }),
        );
      const textos: Modelado[] = [];
      /** Pseudonym of each membership that was ever, by person and community. */
      const seudonimos = new Map<string, string[]>();
      const ocultos = new Set<string>();
      const bloqueos = new Set<string>();
      const clave = (quien: number, comunidad: string) => `${quien} ${comunidad}`;
      const red = (quien: number) => `192.0.2.${quien}`;
      let siguiente = 0;

      const uniones = makeSinUniones();

      /** Data of the answers of `/v2` to a person about the community, and about two of its conversations. */
      async function leerEnV2({ idPersona, comunidad }: En, conversaciones: readonly string[]) {
        const { token } = await abrirSesion(idPersona);
        const pedir = (ruta: string) =>
          llamar("GET", `/comunidades${ruta}`, { clave: CLAVES_DE_API.comunidades, token });
        const lista = await pedir(`/${comunidad}/conversaciones`);
        const rutas = conversaciones.slice(0, 2).map((id) => `/${comunidad}/conversaciones/${id}`);
        const vistas = await Promise.all(rutas.map(pedir));
        const propias = (await pedir("")).cuerpo.data as unknown as {
          id: string;
          miParticipacion: unknown;
        }[];
        expect([200, 403, 404]).toContain(lista.estado);
        return {
          deAqui: [lista, ...vistas].map(({ cuerpo }) => cuerpo),
          propias: propias.map(({ id, miParticipacion }) => ({ id, miParticipacion })),
        };
      }

      /** Everything that a person can read of the community, as it leaves the server. */
      async function leer(quien: number, comunidad: string, desde: number) {
        const en = { idPersona: personas[quien]!.idPersona, comunidad };
        const lista = await comunidades.verLista({ ...en, orden: "nuevas" });
        const hallado = await comunidades.buscar({ ...en, palabras: "marca" });
        const deAqui = textos.filter((texto) => texto.comunidad === comunidad);
        const elegidos = [...deAqui.slice(desde % (deAqui.length || 1)), ...deAqui]
          .filter(({ idTexto, idConversacion }, lugar) => idTexto === idConversacion || lugar % 7 === 0)
          .slice(0, CONVERSACIONES_POR_LECTURA)
          .map(({ idTexto }) => idTexto);
        const leidos: unknown[] = [
          lista,
          hallado,
          await comunidades.bloqueados(en),
          await comunidades.mias(en),
        ];
        for (const idConversacion of elegidos)
          leidos.push(await comunidades.verConversacion({ ...en, idConversacion }));
        const enV2 = await leerEnV2(en, elegidos);
        leidos.push(enV2.deAqui);
        uniones.leer(comunidad, JSON.stringify(leidos));
        const deFuera = [await servicios.avisos.verNotificaciones(en.idPersona), enV2.propias];
        return {
          leido: JSON.stringify([...leidos, ...deFuera]),
          hallado: JSON.stringify(hallado),
          deAqui: JSON.stringify(leidos),
        };
      }

      async function comprobar(quien: number, comunidad: string, desde: number) {
        const { leido, hallado, deAqui } = await leer(quien, comunidad, desde);
        sinDatosDe(
          personas.filter((_, indice) => indice !== quien),
          leido,
        );
        // Not even the reader's own data are in the answers about a community.
        sinDatosDe([personas[quien]!], deAqui);
        for (const [deQuien, nombres] of seudonimos)
          if (!deQuien.endsWith(` ${comunidad}`))
            for (const seudonimo of nombres) noSeLee(deAqui, `"${seudonimo}"`);
        const miembros = await mundo.db
          .selectFrom("miembros_de_comunidad")
          .select(["id_miembro", "id_persona"])
          .execute();
        for (const { id_miembro } of miembros) noSeLee(leido, id_miembro);
        expect(leido).not.toMatch(/"idPersona":(?!\d+,"icono")/);
        const porId = new Map(textos.map((texto) => [texto.idTexto, texto]));
        const esMiembro = miembros.length > 0 && leido.includes('"conversaciones"');
        for (const texto of textos.filter((uno) => uno.comunidad === comunidad)) {
          const inicio = porId.get(texto.idConversacion)!;
          const esMio = texto.autor === quien;
          const puede =
            esMiembro &&
            texto.estado !== "ido" &&
            (esMio || (texto.estado === "publicado" && !ocultos.has(`${quien} ${texto.idTexto}`)));
          if (!puede || (inicio.estado === "quitado" && !esMio)) noSeLee(leido, texto.marca);
          if (bloqueos.has(`${quien} ${texto.autor} ${comunidad}`)) noSeLee(hallado, texto.marca);
        }
      }

      const moderador = await unMiembro(mundo, "moderacion");
      async function moderar(quitar: boolean) {
        const miembro = { ...moderador, probadoEn: reloj.ahora };
        const { moderacion } = comunidades;
        for (const { idRevision } of valor(await moderacion.cola(miembro)).porDecidir) {
          valor(await moderacion.tomar(miembro, idRevision));
          const { texto } = valor(await moderacion.mirar(miembro, idRevision));
          const modelado = textos.find(({ marca }) => texto.includes(marca))!;
          valor(
            quitar
              ? await moderacion.quitar(miembro, idRevision, { regla: 1, motivo: "No cumple." })
              : await moderacion.publicar(miembro, idRevision, { motivo: "Cumple." }),
          );
          modelado.estado = quitar ? "quitado" : "publicado";
        }
      }

      for (const { clase, quien, cual, quitar } of fc.sample(acto, ACTOS)) {
        reloj.avanzar(MINUTOS_ENTRE_ACTOS);
        const comunidad = urls[cual % urls.length]!;
        const en = { idPersona: personas[quien]!.idPersona, comunidad, red: red(quien) };
        const deAqui = textos.filter((texto) => texto.comunidad === comunidad);
        const alguno = deAqui[cual % Math.max(1, deAqui.length)];
        switch (clase) {
          case "unirse": {
            const seudonimo = `Ave ${"abcdefghij"[siguiente % 10]}${"klmnopqrst"[Math.floor(siguiente / 10) % 10]}${siguiente++}z`;
            const unido = await comunidades.unirse({ ...en, seudonimo });
            if (unido.ok) uniones.seUnio(reloj.ahora);
            if (unido.ok && claveDeSeudonimo(unido.value.seudonimo) === claveDeSeudonimo(seudonimo))
              seudonimos.set(clave(quien, comunidad), [
                ...(seudonimos.get(clave(quien, comunidad)) ?? []),
                seudonimo,
              ]);
            break;
          }
          case "salir": {
            // Few people leave, so that there is something to read.
            if (!quitar) break;
            valor(await comunidades.salir({ ...en, idAcceso: "ninguno", clave: CLAVE }));
            for (const texto of deAqui) if (texto.autor === quien) texto.estado = "ido";
            for (const par of bloqueos)
              if (par.startsWith(`${quien} `) || par.includes(` ${quien} ${comunidad}`)) bloqueos.delete(par);
            for (const oculto of ocultos) {
              const [lector, idTexto] = oculto.split(" ");
              if (lector === String(quien) && deAqui.some((texto) => texto.idTexto === idTexto))
                ocultos.delete(oculto);
            }
            break;
          }
          case "publicar":
          case "responder": {
            const marca = `marca ${crypto.randomUUID()}`;
            const hecho =
              clase === "publicar" || !alguno
                ? await comunidades.publicar(en, escrito(marca))
                : await comunidades.responder(
                    { ...en, idConversacion: alguno.idConversacion },
                    escrito(marca),
                  );
            if (hecho.ok)
              textos.push({
                ...{ marca, autor: quien, comunidad, idTexto: hecho.value.idTexto },
                ...{ idConversacion: hecho.value.idConversacion },
                estado: hecho.value.estado as Modelado["estado"],
              });
            break;
          }
          case "moderar":
            await moderar(quitar);
            break;
          case "bloquear":
            if (alguno && (await comunidades.bloquear({ ...en, idTexto: alguno.idTexto })).ok)
              bloqueos.add(`${quien} ${alguno.autor} ${comunidad}`);
            break;
          case "ocultar":
            if (alguno && (await comunidades.ocultar({ ...en, idTexto: alguno.idTexto })).ok)
              ocultos.add(`${quien} ${alguno.idTexto}`);
            break;
          case "leer":
            await comprobar(quien, comunidad, cual);
        }
      }
      for (const quien of personas.keys())
        for (const comunidad of urls)
          await comprobar(quien, comunidad, quien * 3 * CONVERSACIONES_POR_LECTURA);
      const correos = await mundo.db.selectFrom("correos").selectAll().execute();
      for (const { para, ...correo } of correos)
        sinDatosDe(
          personas.filter(({ email }) => email !== para),
          JSON.stringify(correo),
        );
      expect(textos.filter(({ estado }) => estado === "publicado").length).toBeGreaterThan(5);
    },
  );
});
