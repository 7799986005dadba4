/** Names of guests from many countries. */
export const firstNames =
  'Aaliyah Adam Aiko Alice Amara Anders Bruno Camille Carlos Clara Diego Elena Emil Erin Fatima Felix Freya Hana Hugo Ines Isla Jack Jin Jonas Kofi Lea Leila Luca Maja Marco Mei Mia Nadia Niko Olivia Omar Rosa Sana Theo Zoe'.split(
    ' ',
  );
export const lastNames =
  'Adeyemi Ahmed Andersson Bauer Bianchi Brown Chen Clarke Costa Das Dubois Evans Fernandez Fischer Garcia Gupta Haddad Hansen Hoffmann Ito Ivanova Jansen Johansson Jones Kim Kowalski Kumar Lee Lim Lopez Martin Mbeki Meyer Moreau Murphy Nguyen Novak Park Patel Pereira Rossi Sato Schmidt Silva Singh Smith Suzuki Tan Walker Wong'.split(
    ' ',
  );
