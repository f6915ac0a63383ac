import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { ErrorSummary } from "~/components/ErrorSummary";
import { rejilla } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import type { action, loader } from "./accesos.server";
import { Cuenta } from "./Cuenta";
import { Invitar } from "./Invitar";

export function Accesos() {
  const { hecho, actua, roles, cuentas, cuentaDe } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const porConfirmar = cuentas.filter((cuenta) => cuenta.roles.some((rol) => rol.porConfirmar));
  const otras = cuentas.filter((cuenta) => !porConfirmar.includes(cuenta));
  return (
    <Pantalla
      titulo="Equipo y accesos"
      guia={
        cuentaDe === null
          ? "Una persona de Sistemas pide un rol y otra lo confirma. Quitar y cerrar vale al momento."
          : `Los roles los dan los grupos de la cuenta de ${cuentaDe}. Cerrar vale al momento.`
      }
    >
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {/* A form of one button or of an account says its refusal here; the invitation beside its fields. */}
      {respuesta && respuesta.intencion !== "invitar" && (
        <ErrorSummary errors={[]} general={[respuesta.mensaje]} title="No se hizo" />
      )}
      <ul className={rejilla.ancha}>
        {[...porConfirmar, ...otras].map((cuenta) => (
          <Cuenta
            key={cuenta.idCuenta}
            {...{ cuenta, actua, roles, porGrupos: cuentaDe !== null }}
            escrito={respuesta?.escrito.idCuenta === cuenta.idCuenta ? respuesta.escrito : null}
          />
        ))}
      </ul>
      {actua && cuentaDe === null && (
        <Invitar
          roles={roles}
          envio={respuesta?.intencion === "invitar" ? respuesta.envio : undefined}
          generales={respuesta?.intencion === "invitar" ? respuesta.generales : []}
        />
      )}
    </Pantalla>
  );
}
