import { CLAVES_FILTRADAS } from "./clavesFiltradas";

/**
 * Passwords that are likely in this country or on this site and that no public list has, in lower case without signs.
 */
const DE_AQUI = `
  12345678 123456789 1234567890 11111111 00000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
  99999999 12341234 11223344 12344321 87654321 987654321 0987654321 123123123 123454321 112233445566 101010101
  01234567 0123456789 10203040 19871987 19901990 20002000 20202020 20212021 20222022 20232023 20242024 20252025
  20262026 password password1 password12 password123 passw0rd p4ssw0rd passwort contraseña contrasena contraseña1
  contrasena1 contraseña123 contrasena123 miclave1 miclave123 clave123 clave1234 clave12345 claveclave micontraseña
  qwertyui qwerty12 qwerty123 qwerty1234 qwertyuiop qwerty12345 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qaz2wsx
  zaq12wsx zxcvbnm1 zxcvbnm123 asdfghjk asdfghjkl asdfasdf asdf1234 qazwsxedc qweasdzxc qwer1234 abcd1234 abcdefgh
  abcdefg1 a1b2c3d4 abc12345 abc123456 aaaaaaaa aa123456 a1234567 a12345678 a123456789 admin123 admin1234
  administrador administrator bienvenido bienvenida bienvenido1 bienvenido123 welcome1 welcome123 iloveyou iloveyou1
  teamo123 teamo1234 teamomucho teamoteamo tequiero tequiero1 amoramor amorcito miamor123 princesa princesa1
  princess princess1 sunshine sunshine1 football football1 baseball basketball superman superman1 batman123
  spiderman spiderman1 pokemon1 pokemon123 starwars starwars1 trustno1 letmein1 letmein123 whatever whatever1
  computer computador computadora internet internet1 facebook facebook1 facebook123 instagram whatsapp google123
  samsung1 samsung123 alianzalima alianza1901 alianza123 universitario universitario1 sportingcristal cristal123
  melgar1915 peruperu arribaperu vivaperu vivaelperu peru1234 peru12345 peru2024 peru2025 peru2026 limaperu
  lima1234 lima12345 limalima arequipa arequipa1 trujillo chiclayo huancayo cusco123 machupicchu rimac123
  rimac1234 rimacseguros rimacrimac bienestar bienestar1 bienestar123 seguros123 barcelona barcelona1 realmadrid
  realmadrid1 cristiano cristiano7 messi123 lionelmessi neymar123 familia1 familia123 mifamilia mamapapa mama1234
  papa1234 dios1234 diosesamor jesucristo jesus123 jesus1234 jesusteamo diosesfiel alejandro alejandra carlos123
  daniel123 fernando fernanda francisco gabriela guadalupe jennifer jonathan juancarlos sebastian valentina
  chocolate chocolate1 mariposa mariposa1 estrella estrella1 corazon1 corazon123 corazones elefante tiburon1
  dragon123 monkey123 charlie1 michelle michael1 jordan23 liverpool chelsea1 hola1234 hola12345 holahola hello123
  secreto1 secreto123 test1234 testtest prueba123 prueba1234 usuario1 usuario123 cambiame cambiame1 temporal1
  temporal123 invitado zaqwsxcde qwertyqwerty 1234qwer 12qwaszx 123qweasd 123abc123 abc123abc
`;

/**
 * Passwords that attackers try first on every account (NIST SP 800-63B § 5.1.1.2). The browser gets only this short
 * list: the 5,000 leaked ones would weigh more than the page, and the server checks those.
 */
export const CLAVES_COMUNES: ReadonlySet<string> = new Set(
  (import.meta.env.SSR ? DE_AQUI + CLAVES_FILTRADAS : DE_AQUI).trim().split(/\s+/),
);
