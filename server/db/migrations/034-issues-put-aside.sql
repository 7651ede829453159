-- An issue that the applicant holds for none.
alter table rfe_issues drop constraint rfe_issues_state_check;
alter table rfe_issues add constraint rfe_issues_state_check check (state in ('open', 'settled', 'none'));
