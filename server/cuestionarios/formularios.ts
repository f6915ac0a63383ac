import type {
  FormularioFijadoRepository,
  Formularios,
  FormularioVigente,
} from "../../app/domain/cuestionarios/repositorio";
import type { OpenedContenido } from "../contenido/module";
import { leerFormularios, type CarpetaDeFormularios } from "./escritos";

interface DepsDeFormularios {
  contenido: OpenedContenido;
  fijados: FormularioFijadoRepository;
  carpeta: CarpetaDeFormularios;
}

/** Forms of the content, as this process read them. A version that has answers stays as it was asked. */
export function makeFormularios({ contenido, fijados, carpeta }: DepsDeFormularios) {
  const publicado = contenido.publicar(
    carpeta.seCuentaComo,
    async (raiz, piezas) => {
      const { formularios, rotos, problemas } = await leerFormularios(raiz, carpeta, piezas);
      const valor = new Map<string, FormularioVigente>();
      for (const { vigente, version } of formularios) {
        const { idform } = vigente.form;
        const huellas = await fijados.huellas(idform);
        const problema = problemaDeVersion(vigente, huellas);
        if (problema) problemas.push({ ...version, mensaje: problema });
        const fijado = problema && (await fijados.leer(idform, Math.max(...huellas.keys())));
        valor.set(idform, fijado ? { form: fijado, huella: huellas.get(fijado.version)! } : vigente);
      }
      // A process that starts while a form's file is broken uses the newest version that has answers.
      for (const idform of rotos) {
        const huellas = await fijados.huellas(idform);
        const form = huellas.size > 0 ? await fijados.leer(idform, Math.max(...huellas.keys())) : null;
        if (form) valor.set(idform, { form, huella: huellas.get(form.version)! });
      }
      return { valor, problemas };
    },
    (vigentes) => [...vigentes.values()],
  );
  const formularios: Formularios = {
    vigente: async (idform) => (await publicado.alDia()).get(idform) ?? null,
    enMemoria: (idform) => publicado.ultimo()?.get(idform) ?? null,
    async encuestas() {
      const vigentes = [...(await publicado.alDia()).values()];
      return vigentes.flatMap(({ form }) => (form.clase === "encuesta" ? [form] : []));
    },
    async deVersion(idform, version) {
      const vigente = (await publicado.alDia()).get(idform);
      return vigente?.form.version === version ? vigente.form : fijados.leer(idform, version);
    },
  };
  return { formularios, publicado };
}

/**
 * Problem of a form whose version has answers under other words, or is lower than the last one; null without a
 * problem.
 */
export function problemaDeVersion(
  { form: { version }, huella }: FormularioVigente,
  huellas: ReadonlyMap<number, string>,
): string | null {
  const ultima = Math.max(0, ...huellas.keys());
  if (version < ultima) return `ya se respondió la versión ${ultima}: la que sigue es la ${ultima + 1}`;
  const fijada = huellas.get(version);
  return fijada === undefined || fijada === huella
    ? null
    : `la versión ${version} ya tiene respuestas y no cambia: escribe el cambio como versión ${version + 1}`;
}
