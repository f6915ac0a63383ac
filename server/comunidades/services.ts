import { makeAcompanar } from "../../app/domain/comunidades/acompanar";
import { makeVerCola } from "../../app/domain/comunidades/cola";
import type { Comunidades } from "../../app/domain/comunidades/comunidad";
import { makeEscribir } from "../../app/domain/comunidades/escribir";
import { makeLeer } from "../../app/domain/comunidades/leer";
import { makeMiembros } from "../../app/domain/comunidades/miembros";
import { makeModerar } from "../../app/domain/comunidades/moderar";
import type { OpenedCuentas } from "../cuentas/module";
import type { OpenedContenido } from "../contenido/module";
import type { Base } from "../platform/services";
import type { OpenedSaludMental } from "../saludMental/module";
import { leerComunidades } from "./escritas";

interface Below {
  contenido: OpenedContenido;
  cuentas: Pick<OpenedCuentas, "conPrueba">;
  saludMental: Pick<OpenedSaludMental, "alertarPor">;
}

export function openComunidades(
  { options, deps, huellaDeRespuestas: huella }: Base,
  { contenido, cuentas, saludMental }: Below,
) {
  const publicado = contenido.publicar("comunidades", leerComunidades, (escritas) => escritas);
  const { alDia } = publicado;
  const comunidades: Comunidades = {
    todas: alDia,
    porUrl: async (url) => (await alDia()).find((comunidad) => comunidad.url === url) ?? null,
  };
  const { marca, empresa } = options;
  const marcas = [marca.nombre, marca.aseguradora, empresa.razonSocial];
  const propias = { ...deps, comunidades, huella };
  const urlDeEquipo = options.urlDeEquipo ?? "http://localhost:3001";
  const conAlerta = { ...propias, urlDeEquipo, alertar: saludMental.alertarPor };
  return {
    services: {
      ...makeMiembros({ ...propias, marcas }, cuentas.conPrueba),
      ...makeLeer(propias),
      ...makeEscribir(conAlerta),
      ...makeAcompanar(conAlerta),
      moderacion: { ...makeVerCola(propias), ...makeModerar(conAlerta) },
    },
    contributes: { publicados: [publicado] },
  };
}
