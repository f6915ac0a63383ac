import { randomBytes } from "node:crypto";
import { makeEntrarAlEquipo } from "../../app/domain/equipo/accesos/entrar";
import { makeRespaldosDeEquipo } from "../../app/domain/equipo/accesos/respaldos";
import { makeCerrarSinUso } from "../../app/domain/equipo/cuentas/cerrarSinUso";
import { makeCrearSistemas, makeInvitar, makeReinvitar } from "../../app/domain/equipo/cuentas/invitar";
import {
  makeCerrarCuenta,
  makeConfirmarRol,
  makePedirRol,
  makeQuitarRol,
  makeVerCuentas,
} from "../../app/domain/equipo/cuentas/roles";
import { makeVerHoy } from "../../app/domain/equipo/hoy";
import { makeContarExporte, makeExportarRegistro } from "../../app/domain/equipo/registro/exportar";
import { makeVerRegistro } from "../../app/domain/equipo/registro/verRegistro";
import type { AjustesDeProveedor } from "../../app/domain/equipo/proveedor/identidad";
import type { ProveedorOidc } from "../../app/domain/shared/proveedorOidc";
import type { OpenedCuentas } from "../cuentas/module";
import { makeCofre } from "../platform/cofre";
import { sha256 } from "../platform/digest";
import type { Base } from "../platform/services";
import { makePuertaDeProveedor } from "./proveedor";

/** Provider that signs the staff in: its client, and what its claims mean. */
interface ProveedorDeEquipo extends AjustesDeProveedor {
  cliente: ProveedorOidc;
}

const LLAVE_EN_BYTES = 32;

export function openEquipo(
  { options, deps, depsDe, huella, auditar }: Base,
  { cuentas }: { cuentas: Pick<OpenedCuentas, "pruebas"> },
) {
  const nuevaLlave = () => randomBytes(LLAVE_EN_BYTES).toString("base64url");
  const cofre = makeCofre(options.secretoDeSesion, "equipo");
  const codigosPorReloj = cuentas.pruebas.makeCodigosPorReloj(`${deps.sitio.nombre} equipo`);
  const { cifrarClave, verificarClave, nuevoRespaldo, makeSello } = cuentas.pruebas;
  const urlDeEquipo = options.urlDeEquipo ?? "http://localhost:3001";
  const { proveedorDeEquipo: proveedor = null } = options;
  const hayProveedor = proveedor !== null;
  const alInvitar = { nuevaLlave, sha256, urlDeEquipo, hayProveedor };
  const alEntrar = { ...deps, nuevaLlave, sha256, huella, cofre, codigosPorReloj };
  const delOperador = { ...depsDe("operador"), ...alInvitar };
  const crear = makeCrearSistemas(delOperador);
  return {
    services: {
      entrada: makeEntrarAlEquipo({
        ...alEntrar,
        hayProveedor,
        cifrarClave,
        verificarClave: (hash, clave) => verificarClave(hash, clave),
      }),
      /** Sign-in by the provider; null where members have a password. */
      proveedor:
        proveedor && makePuertaDeProveedor(alEntrar, proveedor, makeSello(options.secretoDeSesion, deps.now)),
      respaldos: makeRespaldosDeEquipo({ ...deps, huella, nuevoRespaldo }),
      hoy: makeVerHoy(deps),
      verRegistro: makeVerRegistro(deps),
      contarExporte: makeContarExporte(deps),
      exportarRegistro: makeExportarRegistro(deps),
      verCuentas: makeVerCuentas(deps),
      invitar: makeInvitar({ ...deps, ...alInvitar }),
      reinvitar: makeReinvitar({ ...deps, ...alInvitar }),
      pedirRol: makePedirRol({ ...deps, hayProveedor }),
      confirmarRol: makeConfirmarRol({ ...deps, hayProveedor }),
      quitarRol: makeQuitarRol({ ...deps, hayProveedor }),
      cerrarCuenta: makeCerrarCuenta(deps),
    },
    jobs: [
      { nombre: "cerrar-cuentas-de-equipo", cadaSegundos: 3600, run: makeCerrarSinUso(depsDe("reloj")) },
    ],
    acts: {
      equipo: {
        /** Invites a first person of Sistemas. Returns the link that they open. */
        crear: (datos: Parameters<typeof crear>[0]) =>
          auditar({ operador: datos.operador, orden: "equipo crear", objeto: "", mueve: "nada" }, () =>
            crear(datos),
          ),
      },
    },
  };
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Address of the staff site, without a slash at its end. */
    urlDeEquipo?: string;
    /** Provider that signs the staff in; null where members have a password. */
    proveedorDeEquipo?: ProveedorDeEquipo | null;
  }
  interface Acts {
    equipo: ReturnType<typeof openEquipo>["acts"]["equipo"];
  }
}
