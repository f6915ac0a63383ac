import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Field } from "~/components/Field";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { Select, type SelectOption } from "~/components/Select";
import { Tag } from "~/components/Tag";
import { pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import * as css from "./accesos.css";
import { CERRAR_CUENTA, CONFIRMAR_ROL, PEDIR_ROL, QUITAR_ROL, REINVITAR } from "./intenciones";

interface Rol {
  idRol: string;
  nombre: string;
  espera: { motivo: string; pedidoPor: string } | null;
  porConfirmar: boolean;
}

interface Props {
  cuenta: {
    idCuenta: string;
    nombre: string;
    correo: string;
    estado: "invitada" | "activa" | "cerrada";
    usadaEn: string;
    roles: Rol[];
  };
  actua: boolean;
  /** True when groups of the provider give the roles. */
  porGrupos: boolean;
  roles: readonly SelectOption[];
  /** Fields of a refused form of this account; null without one. */
  escrito: { rol: string; motivo: string } | null;
}

const ESTADOS = { invitada: "Invitada", activa: "Activa", cerrada: "Cerrada" } as const;

/** An account with its roles, and the forms that change them. */
export function Cuenta({ cuenta, actua, porGrupos, roles, escrito }: Props) {
  const { idCuenta, nombre, correo, estado, usadaEn } = cuenta;
  const cambia = actua && estado !== "cerrada";
  const cambiaRoles = cambia && !porGrupos;
  return (
    <Card as="li" className={css.cuenta}>
      <div className={pila.junta}>
        <h2>{nombre}</h2>
        <p className={classNames(css.correo, textoSuave)}>{correo}</p>
        <p className={classNames(css.correo, textoSuave)}>
          {ESTADOS[estado]} · {estado === "invitada" ? "invitada" : "entró"} el {usadaEn}
        </p>
      </div>
      <ul className={pila.media}>
        {cuenta.roles.map((rol) => (
          <li key={rol.idRol} className={pila.corta}>
            <div className={css.rol}>
              <strong>{rol.nombre}</strong>
              {rol.espera && <Tag>Por confirmar</Tag>}
            </div>
            {rol.espera && (
              <p className={css.correo}>
                {rol.espera.pedidoPor}: {rol.espera.motivo}
              </p>
            )}
            {cambiaRoles && rol.espera && <CambioDeRol rol={rol} nombre={nombre} />}
          </li>
        ))}
      </ul>
      {cambia && (
        <Fold title={`Cambiar a ${nombre}`} open={escrito !== null}>
          <div className={pila.amplia}>
            {cambiaRoles && <CambiosDeRoles {...{ cuenta, roles, escrito }} />}
            <Form className={pila.media}>
              <input type="hidden" name="idCuenta" value={idCuenta} />
              <Motivo id={`${idCuenta}-cierre`} escrito={escrito?.motivo} />
              <CampoDeCodigo de={`${idCuenta}-cerrar`} />
              <Button variant="danger" name="intencion" value={CERRAR_CUENTA}>
                Cerrar cuenta
              </Button>
            </Form>
          </div>
        </Fold>
      )}
    </Card>
  );
}

/** Forms that change the roles of an account, or invite its colleague again. */
function CambiosDeRoles({ cuenta, roles, escrito }: Pick<Props, "cuenta" | "roles" | "escrito">) {
  const { idCuenta, nombre, estado } = cuenta;
  return (
    <>
      {cuenta.roles
        .filter(({ espera }) => !espera)
        .map((rol) => (
          <CambioDeRol key={rol.idRol} rol={rol} nombre={nombre} />
        ))}
      <Form className={pila.media}>
        <input type="hidden" name="idCuenta" value={idCuenta} />
        <Select
          id={`${idCuenta}-rol`}
          name="rol"
          label="Rol"
          empty="Elige un rol"
          options={roles}
          defaultValue={escrito?.rol}
          required
        />
        <Motivo id={`${idCuenta}-porque`} escrito={escrito?.motivo} />
        <CampoDeCodigo de={`${idCuenta}-pedir`} />
        <Button name="intencion" value={PEDIR_ROL}>
          Pedir rol
        </Button>
      </Form>
      {estado === "invitada" && (
        <Form className={pila.media}>
          <input type="hidden" name="idCuenta" value={idCuenta} />
          <CampoDeCodigo de={`${idCuenta}-reinvitar`} />
          <Button variant="secondary" name="intencion" value={REINVITAR}>
            Enviar otra invitación
          </Button>
        </Form>
      )}
    </>
  );
}

/** Form that takes a role away or, by a second person, confirms it. */
const CambioDeRol = ({ rol, nombre }: { rol: Rol; nombre: string }) => (
  <Form className={css.botones}>
    <input type="hidden" name="idRol" value={rol.idRol} />
    <CampoDeCodigo de={rol.idRol} />
    {rol.porConfirmar && (
      <Button name="intencion" value={CONFIRMAR_ROL} aria-label={`Confirmar ${rol.nombre} a ${nombre}`}>
        Confirmar
      </Button>
    )}
    <Button
      variant="secondary"
      name="intencion"
      value={QUITAR_ROL}
      aria-label={`Quitar ${rol.nombre} a ${nombre}`}
    >
      Quitar {rol.nombre}
    </Button>
  </Form>
);

const Motivo = ({ id, escrito }: { id: string; escrito: string | undefined }) => (
  <Field
    id={id}
    name="motivo"
    label="Motivo"
    defaultValue={escrito}
    autoComplete="off"
    maxLength={200}
    required
  />
);
