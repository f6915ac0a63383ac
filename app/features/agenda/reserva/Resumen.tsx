import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useRef, useState } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { CampoDeCupon } from "~/components/CampoDeCupon";
import { CuponAplicado } from "~/components/CuponAplicado";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Steps } from "~/components/Steps";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { AyudaSiFalla, tituloDeErrores } from "~/shell/compra/AyudaSiFalla";
import { CasillaDeSalud } from "~/shell/formularios/CasillaDeSalud";
import {
  alLado,
  enTresPartes,
  pila,
  primeraParte,
  soloLectores,
  textoChico,
  textoSuave,
  ultimaParte,
} from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import { APLICAR_CUPON, QUITAR_CUPON } from "~/shell/compra/intenciones";
import { envioDelResumen } from "./formularios";
import { AMPLIAR, LIBERAR } from "./intenciones";
import { PASOS } from "./pasos";
import type { DatosDelResumen } from "./resumen.server";
import { avisoDeRetencion } from "./avisoDeRetencion";
import { CuentaRegresiva, useSegundosRestantes } from "./CuentaRegresiva";
import { DatosDeLaSesion } from "./DatosDeLaSesion";
import { OtrosALaMismaHora } from "./OtrosALaMismaHora";
import { SinBonos } from "./SinBonos";
import { PrecioDelResumen } from "./PrecioDelResumen";
import * as css from "./reserva.css";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";

/**
 * Missing fields of the summary, together with the coupon's error. A refused coupon that is still typed keeps its
 * error until a new try. A coupon that the server has not seen yet is for the server to judge.
 */
function conElCupon(datos: FormData, aplicado: string | null, ultimo: SubmissionResult | undefined) {
  const visto = parseWithZod(datos, { schema: envioDelResumen });
  if (visto.status === "success") return visto;
  const [cupon, anterior] = [datos.get("cupon") ?? "", ultimo?.initialValue?.cupon];
  const rechazado = cupon === anterior ? ultimo?.error?.cupon : null;
  if (rechazado) return { ...visto, reply: () => visto.reply({ fieldErrors: { cupon: rechazado } }) };
  const porMirar = visto.status === "error" && !["", aplicado, anterior].includes(cupon as string);
  // With no error in the browser, conform sends the form, and the server checks the coupon.
  return porMirar ? { ...visto, error: null } : visto;
}

type Props = DatosDelResumen & {
  /** Code of the coupon of an existing order; null without one. */
  cuponDelPedido: string | null;
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
  /** Support code, when the gateway did not answer. */
  soporte?: string | null | undefined;
};

export function Resumen({ ultimoEnvio, generales, soporte, ...datos }: Props) {
  const { idHorario, sesion, saldo, retencion, precio, cuponDelPedido, comprobante, otros, salud } = datos;
  const [form, campos] = useForm({
    lastResult: ultimoEnvio,
    onValidate: ({ formData }) => conElCupon(formData, precio.cupon, ultimoEnvio),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    defaultValue: { cupon: precio.cupon, aceptaTratamientoDeDatos: salud?.yaDada ? "1" : undefined },
  });
  const hayErrorEnElCupon = Boolean(campos.cupon.errors);
  // An open coupon box stays open: correcting an error must not fold it away.
  const [conCupon, setConCupon] = useState(hayErrorEnElCupon);
  // When another coupon was refused, its box is shown with the typed code.
  const aplicado = hayErrorEnElCupon ? null : precio.cupon;
  const cubierto = precio.totalCentimos === 0;
  const conSaldo = saldo.bonos > 0 && !cubierto;
  const segundos = useSegundosRestantes(retencion);
  const termino = segundos === 0;
  return (
    <div className={css.resumen}>
      <header className={pila.corta}>
        <Steps current={PASOS} total={PASOS} name="Revisa y paga" />
        <h1 className={css.titulo}>Resumen de tu sesión</h1>
      </header>
      <Retencion {...retencion} segundos={segundos} idHorario={idHorario} />
      <div className={classNames(enTresPartes, css.partes)}>
        <Card
          as="section"
          aria-label="Tu sesión"
          className={classNames(primeraParte, css.parte, css.apilado)}
        >
          <DatosDeLaSesion {...sesion} />
          <SiCambianTusPlanes sesion={sesion} precio={precio} />
        </Card>
        <Card as="section" aria-labelledby="confirmar" className={classNames(alLado, css.parte)}>
          <Form {...getFormProps(form)} className={css.apilado}>
            <h2 id="confirmar" className={soloLectores}>
              Confirma tu sesión
            </h2>
            <ErrorSummary
              errors={errorsOf(
                [campos.cupon, "Cupón"],
                [campos.aceptaTratamientoDeDatos, salud?.etiqueta ?? ""],
              )}
              general={generales}
              title={tituloDeErrores(soporte)}
            />
            <AyudaSiFalla />
            <input type="hidden" name="idHorario" value={idHorario} />
            <section aria-label="Precio" className={css.precio}>
              <p className={css.totalAPagar}>
                Total
                <Precio centimos={precio.totalCentimos} conIgv={!cubierto} large />
              </p>
              {aplicado !== null && (
                <div className={css.ancho}>
                  <CuponAplicado
                    codigo={aplicado}
                    descuentoCentimos={precio.descuentoCentimos}
                    mirar={APLICAR_CUPON}
                    // The coupon of an existing order can only be dropped together with the order.
                    quitar={cuponDelPedido === null ? QUITAR_CUPON : null}
                  />
                </div>
              )}
              <details className={css.pliegue}>
                <summary className={css.tirador}>Ver el detalle</summary>
                <PrecioDelResumen {...precio} bonos={saldo.bonos} />
              </details>
              {aplicado === null && (datos.admiteCupon || hayErrorEnElCupon) && (
                // The coupon box stands before the buttons that pay, so that Enter in it asks for the coupon's value
                // (HTML § 4.10.21.2).
                <details
                  className={css.pliegue}
                  open={conCupon || hayErrorEnElCupon}
                  onToggle={(event) => setConCupon(event.currentTarget.open)}
                >
                  <summary className={css.tirador}>Tengo un cupón</summary>
                  <CampoDeCupon
                    errores={campos.cupon.errors}
                    intencion={APLICAR_CUPON}
                    quitar={QUITAR_CUPON}
                    {...getInputProps(campos.cupon, { type: "text" })}
                  />
                </details>
              )}
            </section>
            {salud ? (
              <CasillaDeSalud
                {...salud}
                {...getInputProps(campos.aceptaTratamientoDeDatos, { type: "checkbox", value: "1" })}
                errors={campos.aceptaTratamientoDeDatos.errors}
              />
            ) : (
              <p role="alert">{RECHAZOS_DE_CONSENTIMIENTO["politicas-no-disponibles"].mensaje}</p>
            )}
            {conSaldo && !termino && (
              <>
                <div className={css.conBonos}>
                  <p>
                    <strong>Tienes {bonos(saldo.bonos)}:</strong> usas 1 y no pagas nada más.
                    {aplicado !== null && " Tu cupón no se usa."}
                  </p>
                  <Button wide large name="intencion" value={FORMA_DE_PAGO.saldo}>
                    Usar mi saldo
                  </Button>
                </div>
                <p className={css.oBien}>o con tarjeta</p>
              </>
            )}
            {termino ? (
              <OtraHora href={retencion.hrefDeOtraHora} />
            ) : (
              <Button
                wide
                large
                variant={conSaldo ? "secondary" : "primary"}
                name="intencion"
                value={cubierto ? FORMA_DE_PAGO.cupon : FORMA_DE_PAGO.tarjeta}
              >
                {cubierto ? "Confirmar sin pagar" : "Pagar"}
              </Button>
            )}
            {cubierto ? (
              <p className={textoSuave}>Tu cupón cubre todo el precio: no pagas nada.</p>
            ) : (
              <p className={classNames(css.conIcono, textoSuave, textoChico)}>
                <Icon name="candado" />
                Con tarjeta, en la página segura de la pasarela.
              </p>
            )}
            {!cubierto && !conSaldo && <SinBonos estado={saldo.estado} />}
          </Form>
        </Card>
        <div className={classNames(ultimaParte, pila.amplia)}>
          {!termino && (
            <div className={pila.corta}>
              <form method="post">
                <input type="hidden" name="idHorario" value={idHorario} />
                <Button variant="secondary" name="intencion" value={LIBERAR}>
                  <Icon name="cambiar" />
                  Cambiar horario
                </Button>
              </form>
              <OtrosALaMismaHora otros={otros} idHorario={idHorario} />
            </div>
          )}
          {comprobante && !cubierto && (
            <p>
              Si pagas con tarjeta: {comprobante}. <a href={datos.hrefDeDatos}>Cambiar datos de compra</a>
            </p>
          )}
          {sesion.esDePsicologia && <LineaDeCrisis llamar />}
        </div>
      </div>
    </div>
  );
}

/**
 * Link to choose again after the hold has expired. It takes the focus when the focused button disappears (WCAG 2.2,
 * 2.4.3).
 */
function OtraHora({ href }: { href: string }) {
  const lugar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) {
      lugar.current?.querySelector("a")?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <div ref={lugar}>
      <Button href={href} wide large>
        Elegir otra hora
      </Button>
    </div>
  );
}

/** Rules of changes and refunds, shown before payment. */
function SiCambianTusPlanes({ sesion, precio }: Pick<DatosDelResumen, "sesion" | "precio">) {
  return (
    <section aria-label="Si cambian tus planes">
      {sesion.seDevuelveSiCancela ? (
        <>
          <p>{sesion.reglaDeCambio}</p>
          <details>
            <summary className={css.tirador}>Qué vuelve si cancelas</summary>
            {precio.totalCentimos === 0 ? (
              "Si cancelas a tiempo, tu cupón vuelve."
            ) : (
              <>
                Si cancelas a tiempo, vuelve todo: tu bono si pagaste con saldo, o{" "}
                <Precio centimos={precio.totalCentimos} /> a tu tarjeta
                {precio.cupon === null ? "." : " y tu cupón."}
              </>
            )}
          </details>
        </>
      ) : (
        <Alert kind="advertencia">{sesion.reglaDeCambio}</Alert>
      )}
    </section>
  );
}

/**
 * Hour at which the hold of a time ends. It stays true on a page that nobody reloads. The countdown of the scripts takes
 * the line below it.
 */
function Retencion(props: DatosDelResumen["retencion"] & { idHorario: string; segundos: number | null }) {
  return (
    <section className={css.retencion} aria-label="Tu reserva temporal">
      <Icon name="reloj" size={32} className={css.deAdorno} />
      <div className={css.textoDeRetencion}>
        <p className={css.destacado}>Separado para ti hasta las {props.hasta}</p>
        <p className={classNames(css.cuenta, textoChico)}>
          {props.segundos === null ? (
            "Después queda libre para otra persona."
          ) : (
            <CuentaRegresiva segundos={props.segundos} />
          )}
        </p>
        <p role="status" className={soloLectores}>
          {avisoDeRetencion(props.segundos)}
        </p>
      </div>
      {props.puedeAmpliarse && props.segundos !== 0 && (
        <form method="post">
          <input type="hidden" name="idHorario" value={props.idHorario} />
          <Button variant="text" name="intencion" value={AMPLIAR}>
            Necesito 5 minutos más
          </Button>
        </form>
      )}
    </section>
  );
}
